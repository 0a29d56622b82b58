import type { ScenarioWords } from '../scenario.ts'

export const scenarioWords: ScenarioWords = {
  problems: {
    'yaml-syntax':
      'This is no YAML ({x}). Write `key: value` on each line, and close every quote and bracket.',
    'yaml-too-deep':
      'This nests deeper than {most} levels. Take some brackets or indentation away.',
    'yaml-too-long':
      'This file is longer than {most} characters. Move texts into files of their own.',
    'yaml-alias':
      'An alias `*name` has no anchor `&name`, or the aliases multiply too often. Write the value out.',
    'unknown-key': '`{x}` is not known here. Write `{y}`.',
    'missing-key': '`{x}` is missing. Add `{x}: …` here.',
    'wrong-type': '`{key}` cannot be `{x}`. Write it like `{y}`.',
    'no-value': '`{key}` has no value. Write `{key}: {y}`, or delete the line.',
    'empty-file':
      'This file is empty. Write `parley: 1`; without this file the agents are whoever the messages name.',
    'not-one-of': '`{x}` is not possible here. Write `{y}`.',
    'out-of-range': '`{x}` is out of range for `{key}`. Write a number that is {y}.',
    'bad-name': '`{x}` cannot be a name. Use letters, digits, `-` and `_`, without blanks.',
    'bad-clock': '`{x}` is not a time. Write it like `2026-01-01T00:00:00Z`.',
    'too-few-items': '`{key}` needs at least {y} items. Add one.',
    'duplicate-agent': 'There is an agent `{x}` already. Give this one another name.',
    'case-variants':
      '`{x}` and `{y}` differ only in case: these are two agents. Write the name one way.',
    'unknown-agent': 'No agent is called `{x}`. Write `{y}`.',
    'unknown-role': 'No role is called `{x}`. Write `{y}`.',
    'unknown-place': 'There is no container `{x}`. Write `{y}`.',
    'unknown-file': 'There is no file `{x}` in this scenario. Add it, or name one of: {y}.',
    'unknown-act':
      'No language here has the word `{x}`, so this check can never pass. Check its spelling.',
    'too-many-agents': 'More than {most} agents. Lower a `count`.',
    'one-claim': 'Check `{x}` needs exactly one claim. Write one of: {y}.',
    'bad-pattern':
      '`{x}` cannot be read as a content. Write it as a list, such as `(stock lamp ?n)`.',
    'empty-scenario':
      'There is nothing to run yet. Type a message, such as `(tell :sender a :receiver b :content (open gate))`.',
    'agent-made':
      '`{x}` is not among the agents of the scenario; Parley made it. Add it to `agents` to give it a role.',
    'missing-receiver':
      'This message says not to whom. Add `:receiver name`; without it the message is not sent.',
    'missing-sender':
      'This message says not from whom. Add `:sender name`; without it the message is not sent.',
  },
  variants: {
    'unknown-key:list': '`{x}` is not known here. Known are `{y}`.',
    'not-one-of:list': '`{x}` is not possible here. Possible are `{y}`.',
    'unknown-agent:list': 'No agent is called `{x}`. There are `{y}`.',
    'unknown-role:list': 'No role is called `{x}`. There are `{y}`.',
    'unknown-place:list': 'There is no container `{x}`. There are `{y}`.',
  },
}
