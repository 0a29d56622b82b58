/** What a parameter's value is. */
export interface ParameterRow {
  readonly value: 'word' | 'expression'
  /** Where it stands in the canonical order of printing. */
  readonly order: number
  readonly provenance: 'C' | 'K'
}

/**
 * The nine reserved parameters of 1997, by their names without the colon. [KQML97]
 *
 * The order of printing is our own: who speaks to whom, then what ties the message to others, then
 * how the content is written. The content comes last, behind parameters of one's own.
 */
export const reservedParameters = {
  sender: { value: 'word', order: 1, provenance: 'C' },
  receiver: { value: 'word', order: 2, provenance: 'C' },
  from: { value: 'word', order: 3, provenance: 'C' },
  to: { value: 'word', order: 4, provenance: 'C' },
  'in-reply-to': { value: 'expression', order: 5, provenance: 'C' },
  'reply-with': { value: 'expression', order: 6, provenance: 'C' },
  language: { value: 'word', order: 7, provenance: 'C' },
  ontology: { value: 'word', order: 8, provenance: 'C' },
  content: { value: 'expression', order: 10, provenance: 'C' },
} as const satisfies Record<string, ParameterRow>

export type ReservedParameter = keyof typeof reservedParameters

export const isReservedParameter = (name: string): name is ReservedParameter =>
  Object.hasOwn(reservedParameters, name)

/** Where parameters of one's own are printed. */
export const otherOrder = 9

/** Not reserved, but met in practice: others' names are allowed and passed on. */
export const knownParameters = [
  'aspect',
  'force',
  'name',
  'code',
  'comment',
  'order',
  'priority',
  'deadline',
  'protocol',
] as const

/** FIPA ACL's own: kept and without meaning here. [FIPA SC00061] */
export const fipaParameters = ['reply-to', 'reply-by', 'conversation-id', 'encoding'] as const

const familiar: ReadonlySet<string> = new Set<string>([
  ...Object.keys(reservedParameters),
  ...knownParameters,
  ...fipaParameters,
])

/** Whether somebody means something by this name, so that it is no slip of the pen. */
export const isFamiliarParameter = (name: string): boolean => familiar.has(name)
