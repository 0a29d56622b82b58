export { actNames, type Act, type ActRow, type ContentItem } from './acts.ts'
export { aclParameterNames, type AclParameter, type ParameterRow } from './parameters.ts'
export {
  type AclExpression,
  type AclMessage,
  type Aid,
  type ReplyBy,
  type UserSlot,
} from './message.ts'
export { aclRules, checkAcl, readAcl, type ReadAcl, type ReadAclMessage } from './read.ts'
export { type ReadParameter } from './read-parameters.ts'
export { formatAcl } from './format.ts'
export { aclParamsToJson } from './json.ts'
export { type AclTime } from './tokens.ts'
export {
  type AclFixCode,
  type AclMode,
  type AclProblemCode,
  type AclProblemVariant,
  type ContestedReason,
} from './problems.ts'
