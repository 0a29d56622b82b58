import type { BoundName } from '../sim/index.ts'
import type { Fate, TableColumn } from '../views/index.ts'
import type { Counted } from './fill.ts'

/** Everything the workbench itself says. Names of agents, acts and codes are never translated. */
export interface ScreenWords {
  readonly top: {
    readonly scenarios: string
    readonly startOver: string
    readonly language: string
    readonly otherLanguage: string
    readonly toDark: string
    readonly toLight: string
    readonly saves: Readonly<Record<SaveState, string>>
  }
  readonly files: {
    readonly title: string
    readonly add: string
    readonly rename: string
    readonly remove: string
    readonly actions: string
    readonly newName: string
    readonly ok: string
    readonly cancel: string
    readonly empty: string
    readonly removeAsk: string
    readonly badName: string
    readonly takenName: string
    readonly about: string
    readonly noAbout: string
    readonly licences: string
  }
  readonly edit: {
    readonly pane: string
    readonly tabs: string
    readonly noFile: string
    readonly placeholder: string
    /** How the keyboard leaves the editor, in which Tab writes. */
    readonly leave: string
    readonly format: string
    readonly fix: string
    readonly fixHint: string
    readonly problems: string
    readonly noProblems: string
    readonly more: Counted
    readonly errors: Counted
    readonly warnings: Counted
    readonly hints: Counted
    readonly severity: Readonly<Record<'error' | 'warning' | 'info', string>>
    readonly at: string
    readonly edited: string
    readonly close: string
    readonly insert: string
    readonly clipped: string
    readonly meaningSource: string
  }
  readonly run: {
    readonly pane: string
    readonly tabs: string
    readonly sequence: string
    readonly table: string
    readonly checks: string
    readonly stale: string
    readonly staleSeed: string
    readonly runAgain: string
    readonly run: string
    readonly stop: string
    readonly computing: string
    readonly empty: string
    readonly begin: string
    readonly nothingSaid: string
    readonly nothingSaidIn: string
    readonly cannotRun: string
    readonly broke: string
    readonly stopped: string
    readonly states: Readonly<Record<RunStateName, string>>
  }
  readonly sequence: {
    readonly title: string
    readonly description: string
    readonly drawing: string
    readonly failed: string
    readonly earlier: Counted
    readonly later: Counted
    readonly here: string
    readonly atStart: string
    readonly list: string
    readonly message: string
  }
  readonly table: {
    readonly title: string
    readonly columns: Readonly<Record<TableColumn, string>>
    readonly toCome: Counted
    readonly copy: string
    readonly copied: string
    readonly copyFailed: string
    readonly later: string
  }
  readonly fates: Readonly<Record<Fate, string>>
  readonly fateReasons: Readonly<Record<Fate, string>>
  readonly events: {
    readonly crashed: string
    readonly bound: string
    readonly broke: string
    readonly bounds: Readonly<Record<BoundName, string>>
  }
  readonly checks: {
    readonly empty: string
    readonly none: string
    readonly passed: string
    readonly failed: string
    readonly waiting: string
    readonly nothing: string
    readonly outcome: string
    readonly ended: Readonly<Record<'quiet' | 'stopped' | 'bound', string>>
    readonly messages: Counted
    readonly dropped: Counted
    readonly conversations: string
    readonly notUnderstood: string
    readonly notUnderstoodBy: string
    readonly digest: string
    readonly digestMeaning: string
    readonly missing: string
    readonly evidence: string
  }
  readonly message: {
    readonly pane: string
    readonly empty: string
    readonly asSent: string
    readonly asEncoded: string
    readonly event: string
    readonly times: string
    readonly route: string
    readonly did: string
    readonly didNothing: string
    readonly sent: string
    readonly source: string
    readonly author: string
    readonly own: string
    readonly answers: string
    readonly same: string
    readonly differs: string
    readonly noOwn: string
    readonly differences: Readonly<Record<'act' | 'content' | 'language' | 'not-said', string>>
    readonly dismiss: string
    readonly goTo: string
  }
  readonly transport: {
    readonly bar: string
    readonly toStart: string
    readonly back: string
    readonly play: string
    readonly pause: string
    readonly step: string
    readonly toEnd: string
    readonly speed: string
    readonly point: string
    readonly stepOf: string
    readonly stepLabel: string
    readonly of: string
    readonly clock: string
    readonly seed: string
    readonly badSeed: string
  }
  readonly narrow: {
    readonly views: string
    readonly edit: string
    readonly run: string
    readonly learn: string
  }
  readonly faults: {
    readonly broken: string
    readonly notSaved: string
  }
}

export type SaveState = 'shipped' | 'unsaved' | 'saving' | 'saved' | 'failed'

export type RunStateName = 'idle' | 'running' | 'paused' | 'finished' | 'broke'
