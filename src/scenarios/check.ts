import type { Json } from '../base/index.ts'
import { checkKif } from '../content/index.ts'
import {
  findMessages,
  isAclText,
  isValid,
  readPage,
  type Problem,
  type Span,
  type Stretch,
  type TextFile,
} from '../notation/index.ts'
import { aclParamsToJson, aclSigns, readAcl } from '../protocols/fipa/index.ts'
import {
  kqmlPageMessages,
  pageParamsToJson,
  paramsToJson,
  readKqml,
  type DialectYear,
  type Mode,
} from '../protocols/kqml/index.ts'
import { kindOf } from './files.ts'

export type CheckLanguage = 'kqml' | 'acl' | 'kif' | 'page' | 'scenario'

export interface CheckOptions {
  /** From the file's ending, else from its content, when left out. */
  readonly language?: CheckLanguage
  readonly mode?: Mode
  readonly dialect?: DialectYear
}

export interface CheckedMessage extends Span {
  readonly performative: string
  readonly params: Readonly<Record<string, Json>>
}

/** What a check found in one file. `valid` speaks of the notation alone. */
export interface FileCheck {
  readonly language: CheckLanguage
  readonly dialect: DialectYear
  readonly mode: Mode
  readonly valid: boolean
  readonly messages: readonly CheckedMessage[]
  readonly problems: readonly Problem[]
}

/** Checks a file of messages or facts. A `scenario.yaml` is checked by `readScenario`, with its folder. */
export function checkFile(file: TextFile, options: CheckOptions = {}): FileCheck {
  const { mode = 'reader', dialect = 1997 } = options
  const language = options.language ?? languageOf(file)
  const { messages, problems } = readAs(language, file.text, mode, dialect)
  return { language, dialect, mode, valid: isValid(problems), messages, problems }
}

/** What language a file is in: by its ending, else by what its first message looks like. */
export function languageOf({ name, text }: TextFile): CheckLanguage {
  const kind = kindOf(name)
  if (kind === 'kqml' || kind === 'acl' || kind === 'kif' || kind === 'scenario') return kind
  if (/\.ya?ml$/i.test(name)) return 'scenario'
  if (kind === 'page' || kind === 'prose') return 'page'
  const head = /^\uFEFF?\s*\(\s*([A-Za-z][\w-]*)/.exec(text)?.[1]?.toLowerCase()
  if (head === undefined) return 'page'
  return isAclText(text) ? 'acl' : 'kqml'
}

type Found = Pick<FileCheck, 'messages' | 'problems'>

function readAs(language: CheckLanguage, text: string, mode: Mode, dialect: DialectYear): Found {
  switch (language) {
    case 'kqml': {
      const { messages, problems } = readKqml(text, { mode, dialect })
      return {
        messages: messages.map((message) => ({
          performative: message.performative,
          params: paramsToJson(message),
          from: message.from,
          to: message.to,
        })),
        problems,
      }
    }
    case 'acl':
      return checkAclText(text, mode)
    case 'kif':
      return { messages: [], problems: checkKif(text) }
    case 'page':
      return checkPage(text, mode, dialect)
    case 'scenario':
      return { messages: [], problems: [] }
  }
}

function checkAclText(text: string, mode: Mode): Found {
  const { messages, problems } = readAcl(text, { mode })
  return {
    messages: messages.map(({ message, from, to }) => ({
      performative: message.performative,
      params: aclParamsToJson(message),
      from,
      to,
    })),
    problems,
  }
}

/**
 * A page's messages as they are meant. One that is written as a message is judged like one; what stands
 * between them, and habits that are read as they are meant, are no matter of this check.
 */
function checkPage(text: string, mode: Mode, dialect: DialectYear): Found {
  const found = kqmlPageMessages(text)
  const kqml = found.map(({ from, to, payload }) => ({
    performative: payload.performative,
    params: pageParamsToJson(payload),
    from,
    to,
  }))
  const judged = found
    .filter(({ text: source }) => isWrittenAsMessage(source))
    .flatMap(({ text: source, placeOf }) =>
      readKqml(source, { mode, dialect })
        .problems.filter((problem) => countsInPage(problem, source))
        .map((problem) => placed(problem, placeOf)),
    )
  const acl = readPage(text).stretches.map((stretch) => checkAclStretch(stretch, mode))
  const messages = [...kqml, ...acl.flatMap((each) => each.messages)]
  const problems = [...judged, ...acl.flatMap((each) => each.problems)]
  return { messages: messages.sort(byPlace), problems: problems.sort(byPlace) }
}

const byPlace = (one: Span, other: Span): number => one.from - other.from

/** A parenthesis, a word other than KQML, and a keyword: no list of parameters, no bare content. */
const isWrittenAsMessage = (source: string): boolean =>
  /^\(\s*(?!kqml\b)[A-Za-z][\w-]*\s+:[A-Za-z]/i.test(source)

/**
 * Remarks about the letter of the notation help nobody in a page; and where a program's braces stand in a
 * message, its row of parameters cannot be judged by that letter at all.
 */
const countsInPage = ({ layer, severity }: Problem, source: string): boolean =>
  layer !== 'notation' || (severity !== 'info' && !/[[\]{}]/.test(source))

function checkAclStretch({ text, placeOf }: Stretch, mode: Mode): Found {
  const checks = findMessages(text, aclSigns).flatMap(({ from, to }) => {
    const source = text.slice(from, to)
    if (!isAclText(source)) return []
    const place = (offset: number): number => placeOf(from + offset)
    const { messages, problems } = checkAclText(source, mode)
    const span = { from: place(0), to: place(to - from - 1) + 1 }
    return [
      {
        messages: messages.map((message) => ({ ...message, ...span })),
        problems: problems.map((problem) => placed(problem, place)),
      },
    ]
  })
  return {
    messages: checks.flatMap(({ messages }) => messages),
    problems: checks.flatMap(({ problems }) => problems),
  }
}

/** A problem of one message with its places in the page around it. */
function placed(problem: Problem, placeOf: (offset: number) => number): Problem {
  const move = <Kind extends Span>(span: Kind): Kind => ({
    ...span,
    from: placeOf(span.from),
    to: span.to > span.from ? placeOf(span.to - 1) + 1 : placeOf(span.from),
  })
  // The end of a message is seldom the end of its page: what stands there is shown at its last letter.
  const show = <Kind extends Span>(span: Kind): Kind =>
    move(span.to > span.from ? span : { ...span, from: Math.max(0, span.from - 1) })
  const { places, related, fixes } = problem
  return {
    ...show(problem),
    ...(places ? { places: places.map(show) } : {}),
    ...(related ? { related: related.map(show) } : {}),
    ...(fixes ? { fixes: fixes.map((fix) => ({ ...fix, edits: fix.edits.map(move) })) } : {}),
  }
}
