/**
 * The only way by which foreign markup enters the page: a drawing is read apart from it and rebuilt from
 * the elements and attributes named here. Scripts, styles, links, images and foreign objects are none of
 * them, so a label that slipped through Mermaid's own care still does nothing.
 */
const namespace = 'http://www.w3.org/2000/svg'

const elements = new Set([
  'svg',
  'g',
  'defs',
  'marker',
  'line',
  'path',
  'rect',
  'circle',
  'polygon',
  'text',
  'tspan',
])

/** Geometry and names. No `style`, no `href`, nothing that begins with `on`. */
const attributes = new Set([
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'dx', 'dy', 'cx', 'cy', 'r', 'rx', 'ry', 'd', 'points'],
  ...['width', 'height', 'viewBox', 'transform', 'id', 'class'],
  ...['refX', 'refY', 'markerWidth', 'markerHeight', 'markerUnits', 'orient'],
  ...['text-anchor', 'dominant-baseline', 'marker-end', 'marker-start'],
  ...['data-et', 'data-id', 'data-from', 'data-to'],
])

/** A reference within the drawing itself; anything else could fetch. */
const ownReference = /^url\(#[\w-]+\)$/

/** The drawing as elements of this page, or null when the text is no SVG. */
export function sanitiseSvg(text: string): SVGSVGElement | null {
  const read = new DOMParser().parseFromString(text, 'image/svg+xml')
  const root = read.documentElement
  if (root.namespaceURI !== namespace || root.localName !== 'svg') return null
  const clean = rebuild(root)
  return clean instanceof SVGSVGElement ? clean : null
}

/** Iterative, because a drawing may nest as deep as it likes. */
function rebuild(root: Element): Element {
  const top = copyOf(root)
  const open: { from: Element; to: Element }[] = [{ from: root, to: top }]
  for (let next = open.pop(); next; next = open.pop()) {
    for (const child of next.from.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) {
        if (isText(next.to)) next.to.append(child.textContent ?? '')
      } else if (child instanceof Element && isKnown(child)) {
        const copy = copyOf(child)
        next.to.append(copy)
        open.push({ from: child, to: copy })
      }
    }
  }
  return top
}

const isKnown = (element: Element): boolean =>
  element.namespaceURI === namespace && elements.has(element.localName)

const isText = (element: Element): boolean =>
  element.localName === 'text' || element.localName === 'tspan'

function copyOf(element: Element): Element {
  const copy = document.createElementNS(namespace, element.localName)
  for (const { name, value } of element.attributes) {
    if (attributes.has(name) && (!value.includes('url(') || ownReference.test(value))) {
      copy.setAttribute(name, value)
    }
  }
  return copy
}
