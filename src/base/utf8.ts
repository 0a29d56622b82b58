/**
 * The UTF-8 bytes of a text; half of a surrogate pair becomes U+FFFD, as the Encoding Standard has it.
 *
 * Written here because the core knows neither a browser nor Node.
 */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  // A unit takes three bytes at most; a pair of units takes four.
  const bytes = new Uint8Array(text.length * 3)
  let length = 0
  for (let index = 0; index < text.length; index++) {
    let point = text.charCodeAt(index)
    if (point < 0x80) {
      bytes[length++] = point
      continue
    }
    if (point >= 0xd800 && point <= 0xdfff) {
      point = text.codePointAt(index) ?? 0xfffd
      if (point > 0xffff && point <= 0x10ffff) index++
      else point = 0xfffd
    }
    length = write(point, bytes, length)
  }
  return bytes.slice(0, length)
}

/** Writes a point from U+0080 on, and returns where the next one goes. */
function write(point: number, bytes: Uint8Array, at: number): number {
  if (point < 0x800) {
    bytes[at++] = 0xc0 | (point >> 6)
  } else {
    if (point < 0x10000) {
      bytes[at++] = 0xe0 | (point >> 12)
    } else {
      bytes[at++] = 0xf0 | (point >> 18)
      bytes[at++] = 0x80 | ((point >> 12) & 0x3f)
    }
    bytes[at++] = 0x80 | ((point >> 6) & 0x3f)
  }
  bytes[at++] = 0x80 | (point & 0x3f)
  return at
}

/** How many bytes the text takes in UTF-8. */
export function utf8Length(text: string): number {
  let length = text.length
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit < 0x80) continue
    length += unit < 0x800 ? 1 : 2
    if (unit < 0xd800 || unit > 0xdbff) continue
    const next = text.charCodeAt(index + 1)
    // A pair takes four bytes: two units, and two more.
    if (next >= 0xdc00 && next <= 0xdfff) index++
  }
  return length
}
