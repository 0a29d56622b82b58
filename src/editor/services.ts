import { checkFile, kindOf } from '../scenarios/index.ts'
import { aclService } from './acl-service.ts'
import { kifService } from './kif-service.ts'
import { kqmlService } from './kqml-service.ts'
import type { Service } from './service.ts'
import { prose, yaml } from './yaml.ts'

const plain: Service = {
  language: null,
  check: () => [],
  complete: null,
  meaningAt: () => null,
  format: null,
}

/** What the editor can do for a file, by its name. */
export function serviceFor(name: string): Service {
  switch (kindOf(name)) {
    case 'scenario':
      return { ...plain, language: yaml }
    case 'kqml':
      return kqmlService()
    case 'acl':
      return aclService()
    case 'kif':
      return kifService()
    case 'page':
      return { ...plain, language: prose, check: (text) => checkFile({ name, text }).problems }
    case 'prose':
      return { ...plain, language: prose }
    default:
      return plain
  }
}
