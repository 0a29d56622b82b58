import type { Bilingual } from './bilingual.ts'

export interface CatalogueLine {
  /** `<area>/<id>`: the folder of its files beside this one. */
  readonly id: string
  readonly title: Bilingual
}

/** The scenarios that ship with Parley, in the order in which a newcomer meets them. */
export const catalogue: readonly CatalogueLine[] = [
  {
    id: 'contract-net/nine-messages',
    title: { en: 'Contract net in nine messages', zh: '九条消息的合同网' },
  },
  { id: 'kqml/buyer-and-store', title: { en: 'A buyer and a store', zh: '买家与商店' } },
  {
    id: 'kqml/dialect-split',
    title: { en: 'Two dialects of one language', zh: '同一语言的两种方言' },
  },
  { id: 'kqml/paste-your-own', title: { en: 'Paste your own page', zh: '粘贴你自己的页面' } },
]
