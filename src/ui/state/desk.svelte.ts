import { serviceFor } from '../../editor/index.ts'
import type { Problem, TextFile } from '../../notation/index.ts'
import { catalogue } from '../../scenarios/index.ts'
import {
  draftWhileTypingMax,
  keepDraft,
  keepProject,
  newProjectId,
  ownCopyOf,
  shippedFiles,
  type Project,
} from '../../storage/index.ts'
import type { Words, Language } from '../../words/index.ts'
import { RunState, type RunOptions } from './run.svelte.ts'
import type { Settings } from './settings.svelte.ts'
import { Workbench } from './workbench.svelte.ts'

export type RunTab = 'sequence' | 'table' | 'checks'
export type NarrowView = 'edit' | 'run' | 'learn'

export interface DeskOptions {
  readonly settings: Settings
  readonly words: Readonly<Record<Language, Words>>
  readonly open: RunOptions['open']
  readonly onkilled: (killed: boolean) => void
  /** The last run before this start had to be killed: nothing runs until it is asked for. */
  readonly safe: boolean
}

/** After this long without an edit the text is kept and checked as a whole. */
const restMs = 400
/** At most this long what was typed stands in the editor alone. */
const draftMs = 50

/** The workbench with its run: what a button or a key of the screen sets going. */
export class Desk {
  readonly settings: Settings
  readonly words: Readonly<Record<Language, Words>>
  readonly workbench: Workbench
  readonly run: RunState
  #safe: boolean
  #project = ''
  /** The scenario asked for last: what comes in late for another one is dropped. */
  #wanted = ''
  #rest: ReturnType<typeof setTimeout> | undefined
  #drafting: ReturnType<typeof setTimeout> | null = null
  #tab = $state<RunTab>('sequence')
  #view = $state<NarrowView>('run')

  constructor({ settings, words, open, onkilled, safe }: DeskOptions) {
    this.settings = settings
    this.words = words
    this.#safe = safe
    this.run = new RunState({ open, onkilled })
    this.workbench = new Workbench({
      onchange: () => {
        clearTimeout(this.#rest)
        this.#rest = setTimeout(() => void this.settle(), restMs)
        this.#draftSoon()
      },
    })
  }

  get tab(): RunTab {
    return this.#tab
  }
  get view(): NarrowView {
    return this.#view
  }
  /** The text or the seed is newer than the run. */
  get stale(): boolean {
    const { ranRevision, seedChanged } = this.run
    return ranRevision !== null && (ranRevision !== this.workbench.revision || seedChanged)
  }
  /** The files edited after the shown run began. */
  get changed(): readonly string[] {
    const { ranRevision } = this.run
    return ranRevision === null ? [] : this.workbench.editedSince(ranRevision)
  }
  get hasRun(): boolean {
    return this.run.ranRevision !== null
  }
  /** What the editor's reader and the worker found in a file. */
  problemsOf(name: string): readonly Problem[] {
    const own = this.workbench.problemsOf(name)
    const run = this.#runProblemsOf(name)
    return run.length === 0 ? own : [...own, ...run]
  }

  get title(): string {
    return (this.run.summary?.title ?? this.workbench.title)[this.settings.language]
  }

  showTab(tab: RunTab): void {
    this.#tab = tab
  }

  showView(view: NarrowView): void {
    this.#view = view
  }

  /** Opens a person's own copy of a scenario where there is one, else the original, which computes itself. */
  async openScenario(id: string, seed: number | null): Promise<void> {
    await this.settle()
    this.#wanted = id
    const own = await ownCopyOf(id)
    if (this.#wanted !== id) return
    if (own.ok && own.value) {
      const { id: project, files, open } = own.value
      this.#project = project
      this.workbench.load({ id, title: titleOf(id), files, open, own: true })
      this.run.open(files, this.workbench.revision, seed)
      this.#check(files)
    } else await this.#openShipped(id, seed)
  }

  /** Leaves a person's copy where it is kept and shows the original again. */
  async startOver(): Promise<void> {
    await this.settle()
    await this.#openShipped(this.workbench.id, null)
  }

  /** A new run of the text as it stands, to its end. */
  runNow(): void {
    this.#start('end')
    this.#view = 'run'
  }

  step(): void {
    if (this.hasRun) this.run.step()
    else this.#start('step')
  }

  toEnd(): void {
    if (this.hasRun) this.run.toEnd()
    else this.#start('end')
  }

  playOrPause(): void {
    if (this.run.player.playing) this.run.player.pause()
    else if (this.hasRun) this.run.play()
    else this.#start('play')
  }

  /** Copies at once what the database does not have yet; called while typing and when the page goes. */
  draft(): void {
    const { save } = this.workbench
    if (save !== 'shipped' && save !== 'saved') keepDraft(this.#typed())
  }

  /** Keeps what was typed and has it checked; called when typing rests and when the page is hidden. */
  async settle(): Promise<void> {
    clearTimeout(this.#rest)
    const { workbench } = this
    if (workbench.save !== 'unsaved') return
    const project = this.#typed()
    const { revision } = workbench
    this.run.refresh(project.files, revision)
    workbench.saved('saving')
    const kept = await keepProject(project)
    if (workbench.revision === revision) workbench.saved(kept.ok ? 'saved' : 'failed')
  }

  /** A file in which nothing is written yet misses no message. */
  #runProblemsOf(name: string): readonly Problem[] {
    const found = this.run.problems.find(({ file }) => file === name)?.problems ?? []
    if (!found.some(({ code }) => code === 'no-message')) return found
    const text = this.workbench.files.find((file) => file.name === name)?.text ?? ''
    return text.trim() === '' ? [] : found
  }

  #draftSoon(): void {
    if (this.#drafting !== null) return
    this.#drafting = setTimeout(() => {
      this.#drafting = null
      if (this.#length() <= draftWhileTypingMax) this.draft()
    }, draftMs)
  }

  /** The person's copy as it stands. */
  #typed(): Project {
    const { workbench } = this
    if (this.#project === '') this.#project = newProjectId()
    return {
      id: this.#project,
      title: this.title,
      origin: { kind: 'catalogue', id: workbench.id },
      files: workbench.collect(),
      open: workbench.open,
    }
  }

  /** Letters in all files as they were last collected: to know whether collecting is cheap. */
  #length(): number {
    return this.workbench.files.reduce((sum, { text }) => sum + text.length, 0)
  }

  #start(wish: Parameters<RunState['start']>[2]): void {
    const { workbench } = this
    this.run.start(workbench.collect(), workbench.revision, wish)
  }

  /** Files that are not open are checked once; the editor sees to the one that is. */
  #check(files: readonly TextFile[]): void {
    for (const { name, text } of files) {
      this.workbench.setProblems(name, serviceFor(name).check(text))
    }
  }

  async #openShipped(id: string, seed: number | null): Promise<void> {
    const files = await shippedFiles(id)
    if (this.#wanted !== id) return
    this.#project = ''
    this.workbench.load({ id, title: titleOf(id), files, open: [], own: false })
    this.run.open(files, this.workbench.revision, seed)
    this.#check(files)
    if (this.#safe) this.#safe = false
    else this.#start('prepare')
  }
}

const titleOf = (id: string): { readonly en: string; readonly zh: string } =>
  catalogue.find((line) => line.id === id)?.title ?? { en: id, zh: id }
