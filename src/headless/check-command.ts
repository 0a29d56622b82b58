import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import type { Json } from '../base/index.ts'
import { isValid, LineIndex, writeJson, type Problem } from '../notation/index.ts'
import { checkFile, languageOf, readScenario, type CheckLanguage } from '../scenarios/index.ts'
import type { Language } from '../words/index.ts'
import { folderFiles, readTextFile } from './files.ts'
import { problemLines, sayFix, sayProblem } from './report.ts'

const languages: readonly CheckLanguage[] = ['kqml', 'acl', 'kif', 'page', 'scenario']

interface Wanted {
  readonly language: CheckLanguage | undefined
  readonly mode: 'strict' | 'reader'
  readonly dialect: 1993 | 1994 | 1997
  readonly spoken: Language
  readonly json: boolean
}

/** `parley check`: exit status 0 when every file is valid, 1 when one is not, 2 when one could not be read. */
export function checkCommand(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      language: { type: 'string' },
      mode: { type: 'string', default: 'reader' },
      dialect: { type: 'string', default: '1997' },
      lang: { type: 'string', default: 'en' },
      json: { type: 'boolean', default: false },
    },
  })
  if (positionals.length === 0) throw new Error('check takes at least one FILE')
  const wanted: Wanted = {
    language:
      values.language === undefined ? undefined : oneOf('language', values.language, languages),
    mode: oneOf('mode', values.mode, ['strict', 'reader'] as const),
    dialect: oneOf('dialect', Number(values.dialect), [1993, 1994, 1997] as const),
    spoken: oneOf('lang', values.lang, ['en', 'zh'] as const),
    json: values.json,
  }
  let valid = true
  for (const path of positionals) valid = checkPath(path, wanted) && valid
  return valid ? 0 : 1
}

function oneOf<Value>(name: string, given: unknown, allowed: readonly Value[]): Value {
  const found = allowed.find((value) => value === given)
  if (found === undefined) throw new Error(`--${name} takes one of ${allowed.join(', ')}`)
  return found
}

function checkPath(path: string, wanted: Wanted): boolean {
  const { file, problems: bytes } = readTextFile(path)
  const { mode, dialect, spoken } = wanted
  const language = wanted.language ?? languageOf(file)
  const found =
    language === 'scenario'
      ? { language, dialect, mode, messages: [], problems: scenarioProblems(path, file.text) }
      : checkFile(file, { language, mode, dialect })
  const harmless = mode === 'reader' ? bytes.map(asWarning) : bytes
  const problems = [...harmless, ...found.problems]
  const valid =
    isValid(problems) &&
    !problems.some(({ layer, severity }) => layer === 'scenario' && severity === 'error')
  if (wanted.json) {
    const index = new LineIndex(file.text)
    const shown = { file: file.name, language, dialect: String(dialect), mode, valid }
    const messages = found.messages.map((each) => ({ ...each, ...index.at(each.from) }))
    const told = problems.map((problem) => problemJson(problem, index, file.name, spoken))
    process.stdout.write(`${writeJson({ ...shown, messages, problems: told })}\n`)
  } else {
    const lines = problemLines(path, file.text, problems, spoken)
    for (const line of lines) process.stdout.write(`${line}\n`)
    const count = found.messages.length
    process.stdout.write(`${path}: ${valid ? 'valid' : 'not valid'} (${mode}), ${count} messages\n`)
  }
  return valid
}

/** A bad byte is read as U+FFFD; only by the letter is that an error. */
const asWarning = (problem: Problem): Problem => ({ ...problem, severity: 'warning' })

/** A scenario.yaml, under whatever name, is checked with the other files of its folder. */
function scenarioProblems(path: string, text: string): readonly Problem[] {
  const name = 'scenario.yaml'
  const others = folderFiles(dirname(path)).filter((file) => file.name !== name)
  const { problems } = readScenario([{ name, text }, ...others])
  return problems.find(({ file }) => file === name)?.problems ?? []
}

function problemJson(problem: Problem, index: LineIndex, file: string, spoken: Language): Json {
  const { code, severity, layer, from, to, details } = problem
  const edits = problem.fixes?.[0]?.edits ?? []
  const lines = [
    ...new Set([problem, ...(problem.places ?? [])].map((place) => index.at(place.from).line)),
  ]
  return {
    code,
    severity,
    layer,
    from,
    to,
    ...index.at(from),
    lines,
    details,
    message: sayProblem(problem, file, spoken),
    fix: sayFix(problem, file, spoken),
    edits: edits.map(({ from: start, to: end, insert }) => ({ from: start, to: end, insert })),
  }
}
