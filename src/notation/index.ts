export {
  isValid,
  type Edit,
  type Fix,
  type Layer,
  type Parsed,
  type Problem,
  type Severity,
  type Span,
} from './problem.ts'
export type { Sexp, SexpList, SexpQuotation, SexpString, SexpWord } from './sexp.ts'
export type { TextFile } from './file.ts'
