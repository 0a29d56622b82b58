export {
  type AclExpression,
  type AclFixCode,
  type AclMessage,
  type AclMode,
  type AclParameter,
  aclParameterNames,
  aclParamsToJson,
  type AclProblemCode,
  type AclProblemVariant,
  aclRules,
  type AclTime,
  type Act,
  actNames,
  type ActRow,
  type Aid,
  checkAcl,
  type ContentItem,
  type ContestedReason,
  formatAcl,
  type ParameterRow,
  readAcl,
  type ReadAcl,
  type ReadAclMessage,
  type ReadParameter,
  type ReplyBy,
  type UserSlot,
} from './acl/index.ts'
export type { FipaNoteCode } from './agents/notes.ts'
export { describeAcl } from './agents/describe.ts'
export { fipaRoom } from './agents/room.ts'
export { aclSigns } from './agents/lines.ts'
