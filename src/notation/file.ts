/** A file of a scenario: the same on disk, in a link, in the browser's database and in the source tree. */
export interface TextFile {
  /** Relative path with `/`, as `shapes` of names allow. */
  readonly name: string
  readonly text: string
}
