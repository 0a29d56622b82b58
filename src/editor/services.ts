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

/** Who has not begun to write has made no mistake. */
const unlessBlank = (service: Service): Service => ({
  ...service,
  check: (text) => (/\S/.test(text) ? service.check(text) : []),
})

/** What the editor can do for a file, by its name. */
export function serviceFor(name: string): Service {
  switch (kindOf(name)) {
    case 'scenario':
      return { ...plain, language: yaml }
    case 'kqml':
      return unlessBlank(kqmlService())
    case 'acl':
      return unlessBlank(aclService())
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
