import type { AclFixCode, AclProblemCode, AclProblemVariant } from '../protocols/fipa/index.ts'

/** What is wrong with an ACL message and what to type. {x}, {y}: from the text. */
export interface AclWords {
  readonly problems: Readonly<Record<AclProblemCode, string>>
  /** More exact sentences for findings that say `why`, by code, colon, `why`. */
  readonly variants: Readonly<Record<AclProblemVariant, string>>
  readonly fixes: Readonly<Record<AclFixCode, string>>
}
