export { actNames, acts, isAct, type Act, type ActRow, type ContentItem } from './acts.ts'
export {
  aclParameterNames,
  aclParameters,
  isAclParameter,
  type AclParameter,
  type ParameterRow,
} from './parameters.ts'
export {
  aclMessage,
  aid,
  type AclExpression,
  type AclMessage,
  type Aid,
  type ReplyBy,
  type UserSlot,
} from './message.ts'
export { aclRules, checkAcl, readAcl, type ReadAcl, type ReadAclMessage } from './read.ts'
export { type ReadParameter } from './read-parameters.ts'
export { layOutAcl, printAcl, printAid, printExpression } from './print.ts'
export { formatAcl } from './format.ts'
export { replyTo } from './reply.ts'
export { aclParamsToJson } from './json.ts'
export { readTime, type AclTime } from './tokens.ts'
export {
  aclFixes,
  aclProblems,
  contestedReasons,
  type AclFixCode,
  type AclMode,
  type AclProblemCode,
  type AclProblemVariant,
  type ContestedReason,
} from './problems.ts'
