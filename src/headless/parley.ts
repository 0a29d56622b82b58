/** `parley check …` and `parley play …`: the same engine as in the page, from a terminal. */
const usage = `parley check [--language kqml|acl|kif|scenario|page] [--mode strict|reader] [--dialect 1993|1994|1997]
             [--lang en|zh] [--json] FILE…
parley play  [--seed N] [--lang en|zh] [--json] [--journal FILE] [--mermaid FILE] [--table FILE] ID|FOLDER|FILE
`

/** Each command is loaded when it is called for, so that neither waits for the other. */
async function main(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args
  try {
    if (command === 'check') return (await import('./check-command.ts')).checkCommand(rest)
    if (command === 'play') return (await import('./play-command.ts')).playCommand(rest)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 2
  }
  process.stderr.write(usage)
  return 2
}

void main(process.argv.slice(2)).then((status) => {
  process.exitCode = status
})
