/**
 * The part of Markdown that prose of a scenario uses: headings, paragraphs, lists, fenced code; in a line
 * code, strong, emphasis and links. Everything else stays the text that it is. Our own choice of a subset:
 * what it yields is data for elements, so no markup of a person ever becomes markup of the page.
 */
export type Block =
  | Readonly<{ kind: 'heading'; level: 1 | 2 | 3; line: readonly Inline[] }>
  | Readonly<{ kind: 'paragraph'; line: readonly Inline[] }>
  | Readonly<{ kind: 'list'; ordered: boolean; items: readonly (readonly Inline[])[] }>
  | Readonly<{ kind: 'code'; text: string }>

export type Inline =
  | Readonly<{ kind: 'text' | 'code' | 'strong' | 'emphasis'; text: string }>
  | Readonly<{ kind: 'link'; text: string; to: string }>

const fence = /^\s*(`{3,}|~{3,})/
const heading = /^(#{1,6})\s+(.*?)\s*#*$/
const item = /^\s{0,3}(?:([-*+])|(\d{1,9})[.)])\s+(.*)$/

export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = []
  const lines = text.split(/\r\n|\r|\n/)
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const marks = fence.exec(line)?.[1]
    if (line.trim() === '') at += 1
    else if (marks !== undefined) at = readCode(lines, at + 1, marks, blocks)
    else if (heading.test(line)) {
      const [, level = '#', title = ''] = heading.exec(line) ?? []
      const depth = level.length < 3 ? (level.length === 1 ? 1 : 2) : 3
      blocks.push({ kind: 'heading', level: depth, line: readInline(title) })
      at += 1
    } else if (item.test(line)) at = readList(lines, at, blocks)
    else at = readParagraph(lines, at, blocks)
  }
  return blocks
}

function readCode(lines: readonly string[], from: number, marks: string, blocks: Block[]): number {
  let at = from
  while (at < lines.length && !(lines[at] ?? '').trimStart().startsWith(marks)) at += 1
  blocks.push({ kind: 'code', text: lines.slice(from, at).join('\n') })
  return at + 1
}

function readList(lines: readonly string[], from: number, blocks: Block[]): number {
  const ordered = item.exec(lines[from] ?? '')?.[2] !== undefined
  const items: string[] = []
  let at = from
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const found = item.exec(line)
    if (found && (found[2] !== undefined) === ordered) items.push(found[3] ?? '')
    else if (line.trim() !== '' && /^\s/.test(line)) {
      items.push(joinLines(items.pop() ?? '', line.trim()))
    } else break
  }
  blocks.push({ kind: 'list', ordered, items: items.map(readInline) })
  return at
}

function readParagraph(lines: readonly string[], from: number, blocks: Block[]): number {
  let at = from + 1
  while (at < lines.length && !endsParagraph(lines[at] ?? '')) at += 1
  const text = lines
    .slice(from, at)
    .map((line) => line.trim())
    .reduce(joinLines)
  blocks.push({ kind: 'paragraph', line: readInline(text) })
  return at
}

/** Chinese sets no blank where a line ends. */
const joinLines = (one: string, other: string): string =>
  /[\u3000-\u9fff\uff00-\uffef]$/.test(one) && /^[\u3000-\u9fff\uff00-\uffef]/.test(other)
    ? one + other
    : `${one} ${other}`

const endsParagraph = (line: string): boolean =>
  line.trim() === '' || fence.test(line) || heading.test(line) || item.test(line)

const inline = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)/g

function readInline(text: string): Inline[] {
  const found: Inline[] = []
  let done = 0
  for (const match of text.matchAll(inline)) {
    const [whole, code, strong, emphasis, label, to] = match
    if (match.index > done) found.push({ kind: 'text', text: text.slice(done, match.index) })
    if (code !== undefined) found.push({ kind: 'code', text: code })
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (emphasis !== undefined) found.push({ kind: 'emphasis', text: emphasis })
    else if (label !== undefined && to !== undefined && isSafe(to)) {
      found.push({ kind: 'link', text: label, to })
    } else found.push({ kind: 'text', text: whole })
    done = match.index + whole.length
  }
  if (done < text.length) found.push({ kind: 'text', text: text.slice(done) })
  return found
}

/** A link may lead within the app or to a page of the web, and may not carry code. */
const isSafe = (to: string): boolean => /^(#\/|https?:\/\/)/.test(to)
