import { LineIndex, type Problem } from '../notation/index.ts'
import { fill, fixSentence, problemSentence, words, type Language } from '../words/index.ts'

/** The sentence of a problem of a file. */
export function sayProblem(problem: Problem, file: string, language: Language): string {
  const { template, details } = problemSentence(problem, file, words[language])
  return fill(template, details)
}

/** The sentence of its first quick fix, or null when it has none. */
export function sayFix(problem: Problem, file: string, language: Language): string | null {
  const first = problem.fixes?.[0]
  if (!first) return null
  const { template, details } = fixSentence(first, problem, file, words[language])
  return fill(template, details)
}

/** Problems as an editor of any make understands them: file, line, column, severity, code. */
export function problemLines(
  file: string,
  text: string,
  problems: readonly Problem[],
  language: Language,
): readonly string[] {
  const index = new LineIndex(text)
  return problems.map((problem) => {
    const { line, column } = index.at(problem.from)
    const { severity, code } = problem
    return `${file}:${line}:${column}: ${severity} ${code}: ${sayProblem(problem, file, language)}`
  })
}
