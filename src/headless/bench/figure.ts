/** A measured figure and the gate it has to reach. */
export interface Figure {
  readonly name: string
  readonly measured: number
  readonly gate: number
  readonly sense: 'at least' | 'at most'
  /** `of` is a ratio of two speeds, `times` one of two durations. */
  readonly unit: 'of' | 'times' | 'ms' | 'kB'
}

export const isReached = ({ measured, gate, sense }: Figure): boolean =>
  sense === 'at least' ? measured >= gate : measured <= gate

/** One line per figure: `name  measured  gate  ok|miss`. */
export function layOutFigures(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    withUnit(figure.measured, figure.unit),
    `${figure.sense} ${withUnit(figure.gate, figure.unit)}`,
    isReached(figure) ? 'ok' : 'miss',
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n')
}

const withUnit = (value: number, unit: Figure['unit']): string =>
  unit === 'of' ? value.toFixed(3) : `${value.toFixed(1)} ${unit}`
