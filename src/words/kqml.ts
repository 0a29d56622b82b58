import type {
  KqmlFixCode,
  KqmlProblemCode,
  KqmlProblemVariant,
  KqmlRelatedCode,
} from '../protocols/kqml/index.ts'

/** What is wrong with a KQML text and what to type. {x}, {y}, {z}: from the text. */
export interface KqmlWords {
  readonly problems: Readonly<Record<KqmlProblemCode, string>>
  /** More exact sentences for findings that say `why`, by code, colon, `why`. */
  readonly variants: Readonly<Record<KqmlProblemVariant, string>>
  readonly fixes: Readonly<Record<KqmlFixCode, string>>
  /** What a second place of a problem is. */
  readonly related: Readonly<Record<KqmlRelatedCode, string>>
}
