import { Language } from '@codemirror/language'
import { Parser, type Input, type PartialParse, type Tree } from '@lezer/common'
import { languageData } from './nodes.ts'

/** Lezer's face of a reader of ours: the text goes in whole and the tree comes out at once. */
class ReaderParser extends Parser {
  readonly #read: (text: string) => Tree

  constructor(read: (text: string) => Tree) {
    super()
    this.#read = read
  }

  override createParse(input: Input): PartialParse {
    const text = input.read(0, input.length)
    const read = this.#read
    return {
      parsedPos: 0,
      stoppedAt: null,
      stopAt: () => undefined,
      advance: () => read(text),
    }
  }
}

/** A language of the editor from a reader of ours. The reader remembers what did not change. */
export const languageFrom = (name: string, read: (text: string) => Tree): Language =>
  new Language(languageData, new ReaderParser(read), [], name)
