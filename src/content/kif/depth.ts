import { tooDeepAt, type Sexp } from '../../notation/index.ts'

/**
 * Levels of parentheses that are checked and evaluated; deeper ones are read, shown and refused.
 *
 * Our choice: far more than any sentence needs, and few enough for the smallest stack of a browser's
 * worker.
 */
const depthMax = 500

/** The first list that lies too deep, or null. */
export const tooDeepIn = (root: Sexp): Sexp | null => tooDeepAt(root, depthMax)
