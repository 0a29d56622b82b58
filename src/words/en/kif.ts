import type { KifWords } from '../kif.ts'

export const kifWords: KifWords = {
  problems: {
    unterminated: 'A parenthesis is not closed. Type `)`.',
    'unterminated-string': 'The string is not closed. Type `"`.',
    'unbalanced-paren': 'This parenthesis closes nothing. Delete it.',
    'bad-character': '`{x}` does not belong here. Delete it.',
    'sentence-list':
      'This is a list of sentences without an operator. Join them: `(and (p a) (q b))`; for several answers write `(listof (p a) (p b))`.',
    'several-sentences':
      '{x} sentences follow each other in one content. Join them: `(and (p a) (q b))`.',
    'not-a-sentence':
      '`{x}` is not a sentence: it has no predicate. Write a list that begins with a relation, such as `(stock lamp 4)`.',
    'natural-language':
      '“{x}” is plain text, not KIF. Say it with a relation, such as `(stock lamp ?n)`.',
    'no-sentence': 'There is no sentence here. Write one, such as `(stock lamp ?n)`.',
    'term-not-sentence':
      '`{x}` is a term: it has a value but is neither true nor false. Ask for the value: `(= {x} ?v)`.',
    'sentence-as-term':
      '`{x}` is a sentence, and a term is due here. Join sentences from outside: `(and (p a) (q b))`.',
    'head-not-a-word': 'A list begins with a word, and `{x}` is none. Write `(relation {x})`.',
    'empty-list': 'An empty list says nothing. Delete it, or write `(listof)` for an empty answer.',
    'equals-arity':
      '`{x}` takes two terms, and here are {n}. A parenthesis may be in the wrong place: write `({x} (f a) 4)`.',
    'wrong-argument-count':
      '`{x}` takes {y} parts, and here are {n}. Add or delete some, or look for a misplaced parenthesis.',
    'variable-list-expected':
      'Variables are due here, in a list of their own. Write `(exists (?x) (p ?x))`.',
    'rest-not-last':
      '`{x}` stands for all the terms that are left, so it comes last. Move it to the end of its list.',
    'bad-definition':
      'This definition lacks its name or its variables. Write `(defrelation p (?x ?y) := (q ?x ?y))`.',
    'lone-question-mark':
      'A `{x}` alone is not a variable, and asking is the job of the performative. Write a name behind it, such as `?n`, or delete it.',
    'prolog-syntax':
      'This is the notation of Prolog. In KIF the predicate goes inside the parentheses: `{x}`.',
    infix: 'KIF puts the operator first: `{x}`.',
    'comma-list': 'Commas separate nothing in KIF, blanks do. Delete the comma: `(p a b)`.',
    'dotted-pair':
      'Dots, square brackets and braces come from a program, not from KIF. Write `(= {x} value)`, or the sentence with the value in it.',
    'non-kif-operator': '`{x}` is no operator of KIF. Ask with a variable: `(= {y} ?n)`.',
    'too-deep':
      'This is nested deeper than 500 levels, so it is not evaluated. Take some parentheses out.',
    'exists-without-parens': 'Quantified variables go in a list. Write `({y} ({x}) …)`.',
    'flat-typed-variable': 'A variable with its type is a pair in the list. Write `(({x} {y}))`.',
    'operator-spelling': 'KIF writes `{y}` for `{x}`.',
    'kif-wrapper':
      'The language is named by `:language KIF`, not by a wrapper. Write the sentence alone, without `(KIF …)`.',
    'slash-comment': '`//` opens no comment in KIF. Type `;` instead.',
    'hash-comment': '`#` opens no comment in KIF. Type `;` instead.',
    'curly-quotes':
      'Typographic quotes come from a word processor and do not delimit strings. Write the straight `"`.',
    'hard-blank':
      'This blank comes from a word processor and does not separate words. Write a plain blank.',
    'non-kif-definition':
      '`{x}` is not KIF, so it is skipped. Write `deffunction`, `defrelation` or `defobject`.',
    'tell-with-variable':
      'Told like this, `{y}` holds for every {x}: variables do not carry over from a question. Put the value in the place of `{x}`.',
    'typed-variable':
      '`({x} {y})` is read as the condition `({y} {x})`. To say so yourself, write `({x})` and the condition.',
    'list-spelling': 'KIF writes `{y}` for `{x}`.',
    'at-most-spelling':
      '`<=` is KIF’s rule, with its conclusion first; here it is read as “at most”. Write `=<`.',
    'content-as-string':
      'The sentence stands in a string; it is read as if it stood there plainly. The quotes can go.',
    'number-in-words':
      'Numbers are written without currency signs and thousands separators: `{y}`.',
    'not-used-for-answers':
      'This is held, but no answer is drawn from it. Facts such as `(p a)` and rules such as `(=> (p ?x) (q ?x))` are used.',
  },
  fixes: {
    'join-with-and': 'Join with `and`',
    'ask-for-value': 'Ask for the value',
    'move-value-out': 'Move the value out of the inner term',
    'rewrite-prefix': 'Put the operator first',
    'rewrite-as-kif': 'Rewrite as KIF',
    remove: 'Remove it',
    'remove-commas': 'Remove the comma',
    'write-operator': 'Spell it as KIF does',
    'wrap-variables': 'Put the variables in parentheses',
    'pair-variable': 'Pair the variable with its type',
    unwrap: 'Remove the wrapper',
    'straight-quotes': 'Straighten the quotes',
    'plain-blank': 'Put plain blanks',
    'plain-number': 'Write the plain number',
    semicolon: 'Turn it into a comment with `;`',
  },
  notes: {
    bridge: 'Nothing is known of `{x}` in the form asked; the answer comes from `{y}`.',
    vacuous:
      'Nothing fits `{x}`, so this holds of all none of them. To ask whether there are any, use `exists`.',
    'no-value':
      '`{x}` has no value here, so this part cannot be decided. Add a condition that gives it one, such as `(p {x})`.',
    'not-a-number': '`{x}` is not a number, so it cannot be compared or computed with.',
    'no-such-value': '`{x}` has no result here.',
    'string-constant':
      '`{x}` and `{y}` are two different things: a string never equals a word. Did you mean `{y}`?',
    'depth-limit': 'The search stopped at {limit} calls within calls; there may be more answers.',
    'solution-limit': 'Only the first {limit} answers are given; there are more.',
    'step-limit': 'The search stopped after {limit} attempts; there may be more answers.',
    'loop-through-not': 'A rule leads to its own negation, so that part is neither true nor false.',
    'no-variable':
      'The question has no variable, so there is nothing for the answer to fill in. Add one, such as `?n`.',
    'hidden-variable':
      '`{x}` is inside a quantifier, so no answer shows its value. Remove the quantifier to get it.',
    'other-arity': '`{x}` has {y} arguments in the facts, and {n} in the question.',
  },
}
