import type { Problem, TextFile } from '../../notation/index.ts'
import {
  compareNames,
  isFileName,
  kindOf,
  type Bilingual,
  type FileProblems,
} from '../../scenarios/index.ts'
import type { SaveState } from '../../words/index.ts'

/** A scenario as it is opened: shipped, or a person's own copy of one. */
export interface Opened {
  readonly id: string
  readonly title: Bilingual
  readonly files: readonly TextFile[]
  readonly open: readonly string[]
  readonly own: boolean
}

export interface WorkbenchOptions {
  /** Told of every change of the texts; keeps them, and answers through `saved`. */
  readonly onchange: () => void
}

/** The files of the scenario on the screen, and which of them lie open. */
export class Workbench {
  #onchange: () => void
  #files = $state.raw<readonly TextFile[]>([])
  #id = $state('')
  #title = $state.raw<Bilingual>({ en: '', zh: '' })
  #open = $state.raw<readonly string[]>([])
  #active = $state<string | null>(null)
  #revision = $state(0)
  #opening = $state(0)
  #save = $state<SaveState>('shipped')
  /** When each file was last edited; a deleted one is remembered too. */
  #edits = $state.raw<readonly { readonly name: string; readonly revision: number }[]>([])
  #problems = $state.raw<readonly FileProblems[]>([])
  /** Texts that the editor holds and nobody has asked for yet: making one costs what it is long. */
  #pending: readonly { readonly name: string; readonly text: () => string }[] = []

  constructor({ onchange }: WorkbenchOptions) {
    this.#onchange = onchange
  }

  /** The files as they were last collected: what was typed since is not in them. */
  get files(): readonly TextFile[] {
    return this.#files
  }
  get id(): string {
    return this.#id
  }
  get title(): Bilingual {
    return this.#title
  }
  get open(): readonly string[] {
    return this.#open
  }
  get active(): string | null {
    return this.#active
  }
  /** Grows with every change of a text. */
  get revision(): number {
    return this.#revision
  }
  /** Grows whenever other files are opened: the editor then forgets what it held. */
  get opening(): number {
    return this.#opening
  }
  get save(): SaveState {
    return this.#save
  }
  /** The files with everything typed so far. */
  collect(): readonly TextFile[] {
    const pending = this.#pending
    if (pending.length === 0) return this.#files
    this.#pending = []
    this.#files = this.#files.map((file) => {
      const typed = pending.find(({ name }) => name === file.name)
      return typed ? { name: file.name, text: typed.text() } : file
    })
    return this.#files
  }

  textOf(name: string): string {
    return this.collect().find((file) => file.name === name)?.text ?? ''
  }

  /** The files edited after a revision. */
  editedSince(revision: number): readonly string[] {
    return this.#edits.filter((edit) => edit.revision > revision).map(({ name }) => name)
  }

  problemsOf(name: string): readonly Problem[] {
    return this.#problems.find(({ file }) => file === name)?.problems ?? []
  }

  load({ id, title, files, open, own }: Opened): void {
    this.#pending = []
    this.#files = files
    this.#id = id
    this.#title = title
    const known = open.filter((name) => files.some((file) => file.name === name))
    const first = files.find(isMessages)?.name ?? files[0]?.name
    this.#open = known.length > 0 || first === undefined ? known : [first]
    this.#active = this.#open[0] ?? null
    this.#edits = []
    this.#problems = []
    this.#save = own ? 'saved' : 'shipped'
    this.#revision += 1
    this.#opening += 1
  }

  /** Notes that a text was changed; it is made when somebody needs it. */
  edit(name: string, text: () => string): void {
    this.#pending = [...this.#pending.filter((each) => each.name !== name), { name, text }]
    this.#touch(name)
  }

  show(name: string): void {
    if (!this.#open.includes(name)) this.#open = [...this.#open, name]
    this.#active = name
  }

  close(name: string): void {
    const at = this.#open.indexOf(name)
    this.#open = this.#open.filter((each) => each !== name)
    if (this.#active === name) this.#active = this.#open[Math.max(0, at - 1)] ?? null
  }

  /** Says why a file cannot have this name, or null when it can. */
  refusalOf(name: string, except?: string): 'badName' | 'takenName' | null {
    if (!isFileName(name)) return 'badName'
    const taken = this.#files.some(
      (file) => file.name !== except && file.name.toLowerCase() === name.toLowerCase(),
    )
    return taken ? 'takenName' : null
  }

  add(name: string): void {
    this.#files = sorted([...this.collect(), { name, text: '' }])
    this.#touch(name)
    this.show(name)
  }

  rename(from: string, to: string): void {
    this.#files = sorted(
      this.collect().map((file) => (file.name === from ? { name: to, text: file.text } : file)),
    )
    const renamed = (name: string): string => (name === from ? to : name)
    this.#open = this.#open.map(renamed)
    if (this.#active === from) this.#active = to
    this.#edits = this.#edits.filter(({ name }) => name !== from)
    this.#touch(to)
  }

  remove(name: string): void {
    this.close(name)
    this.#files = this.collect().filter((file) => file.name !== name)
    this.#touch(name)
  }

  setProblems(name: string, problems: readonly Problem[]): void {
    const others = this.#problems.filter(({ file }) => file !== name)
    this.#problems = [...others, { file: name, problems }]
  }

  saved(state: SaveState): void {
    this.#save = state
  }

  #touch(name: string): void {
    this.#revision += 1
    const others = this.#edits.filter((edit) => edit.name !== name)
    this.#edits = [...others, { name, revision: this.#revision }]
    this.#save = 'unsaved'
    this.#onchange()
  }
}

/** What is said is looked at first; a scenario that says nothing by itself opens with its plan. */
const isMessages = ({ name }: TextFile): boolean => ['kqml', 'acl', 'page'].includes(kindOf(name))

/** What a person edits first stands first; prose last. */
const sorted = (files: readonly TextFile[]): readonly TextFile[] =>
  files.toSorted((one, other) => rank(one) - rank(other) || compareNames(one.name, other.name))

function rank({ name }: TextFile): number {
  if (name === 'scenario.yaml') return 0
  return name.endsWith('.md') ? 2 : 1
}
