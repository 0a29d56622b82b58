/**
 * The exact value of a number word as text, so that `4`, `4.0` and `0.4e1` have one key while
 * 20-digit numbers that a double cannot tell apart keep two.
 *
 * Assumes a word for which `isNumberWord` holds.
 */
export function numberKey(word: string): string {
  if (/^[1-9]\d{0,14}$/.test(word)) return word
  const negative = word.startsWith('-')
  const [mantissa = '', exponent = '0'] = word.replace(/^[+-]/, '').toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const digits = (whole + fraction).replace(/^0+/, '')
  const significant = digits.replace(/0+$/, '')
  if (significant === '') return '0'
  const power = Number(exponent) - fraction.length + (digits.length - significant.length)
  const sign = negative ? '-' : ''
  if (power >= 0 && significant.length + power <= 15) return sign + significant + '0'.repeat(power)
  return `${sign}${significant}e${power}`
}

/**
 * How a computed number is written: 15 significant digits, so that 0.1 + 0.2 reads 0.3.
 *
 * Our choice; KIF says nothing of precision. Null for what is no finite number.
 */
export function numberText(value: number): string | null {
  if (!Number.isFinite(value)) return null
  return String(Number(value.toPrecision(15)))
}
