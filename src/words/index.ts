import { aclWords as aclEn } from './en/acl.ts'
import { kifWords as kifEn } from './en/kif.ts'
import { kqmlAgentWords as kqmlAgentEn } from './en/kqml-agents.ts'
import { kqmlWords as kqmlEn } from './en/kqml.ts'
import { scenarioWords as scenarioEn } from './en/scenario.ts'
import { screen as screenEn } from './en/screen.ts'
import { simWords as simEn } from './en/sim.ts'
import type { Words } from './words.ts'
import { aclWords as aclZh } from './zh/acl.ts'
import { kifWords as kifZh } from './zh/kif.ts'
import { kqmlAgentWords as kqmlAgentZh } from './zh/kqml-agents.ts'
import { kqmlWords as kqmlZh } from './zh/kqml.ts'
import { scenarioWords as scenarioZh } from './zh/scenario.ts'
import { screen as screenZh } from './zh/screen.ts'
import { simWords as simZh } from './zh/sim.ts'

export { showControls, visibleParts } from './controls.ts'
export { count, fill, pieces, staysWhole, type Counted, type Details, type Piece } from './fill.ts'
export { fixSentence, problemSentence, type Sentence } from './say-problem.ts'
export { noteSentence, sayEvent, sayFate, sayRow } from './say-row.ts'
export type { RunStateName, SaveState, ScreenWords } from './screen.ts'
export type { Sentences, Words } from './words.ts'

export const languages = ['en', 'zh'] as const
export type Language = (typeof languages)[number]

/** What stands in `lang` of the page, by language. */
export const languageTags = { en: 'en', zh: 'zh-Hans' } as const satisfies Record<Language, string>

export const words: Readonly<Record<Language, Words>> = {
  en: {
    screen: screenEn,
    problems: {
      scenario: { ...scenarioEn.problems, ...scenarioEn.variants },
      kqml: { ...kqmlEn.problems, ...kqmlEn.variants },
      acl: { ...aclEn.problems, ...aclEn.variants },
      kif: kifEn.problems,
    },
    fixes: {
      scenario: {},
      kqml: kqmlEn.fixes,
      acl: aclEn.fixes,
      kif: kifEn.fixes,
    },
    notes: {
      kqml: kqmlAgentEn.notes,
      fipa: simEn.notes,
      kif: kifEn.notes,
    },
  },
  zh: {
    screen: screenZh,
    problems: {
      scenario: { ...scenarioZh.problems, ...scenarioZh.variants },
      kqml: { ...kqmlZh.problems, ...kqmlZh.variants },
      acl: { ...aclZh.problems, ...aclZh.variants },
      kif: kifZh.problems,
    },
    fixes: {
      scenario: {},
      kqml: kqmlZh.fixes,
      acl: aclZh.fixes,
      kif: kifZh.fixes,
    },
    notes: {
      kqml: kqmlAgentZh.notes,
      fipa: simZh.notes,
      kif: kifZh.notes,
    },
  },
}
