import type { Json } from '../base/index.ts'
import { checkKif } from '../content/index.ts'
import {
  findMessages,
  isAclText,
  isValid,
  readPage,
  type Problem,
  type Span,
  type TextFile,
} from '../notation/index.ts'
import { aclParamsToJson, aclSigns, readAcl } from '../protocols/fipa/index.ts'
import {
  kqmlPageMessages,
  kqmlSigns,
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
  if (isAclText(text) || (aclSigns.isAct(head) && !kqmlSigns.isAct(head))) return 'acl'
  return 'kqml'
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
      return checkPage(text, mode)
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

/** A page's messages as they are meant; what stands between them is no matter of the check. */
function checkPage(text: string, mode: Mode): Found {
  const kqml = kqmlPageMessages(text).map(({ from, to, payload }) => ({
    performative: payload.performative,
    params: pageParamsToJson(payload),
    from,
    to,
  }))
  const acl = readPage(text).stretches.flatMap((stretch) =>
    findMessages(stretch.text, aclSigns).flatMap((found): readonly CheckedMessage[] => {
      const source = stretch.text.slice(found.from, found.to)
      if (!isAclText(source)) return []
      const from = stretch.placeOf(found.from)
      const to = stretch.placeOf(found.to - 1) + 1
      return checkAclText(source, mode).messages.map((message) => ({ ...message, from, to }))
    }),
  )
  const messages = [...kqml, ...acl].sort((one, other) => one.from - other.from)
  return { messages, problems: [] }
}
