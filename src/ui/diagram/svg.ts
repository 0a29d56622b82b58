const namespace = 'http://www.w3.org/2000/svg'

/** An SVG element with attributes; text goes in through `textContent` alone. */
export function make<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>> = {},
  text = '',
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(namespace, name)
  set(element, attributes)
  if (text !== '') element.textContent = text
  return element
}

export function set(element: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
}

export const numberOf = (element: Element, name: string): number =>
  Number(element.getAttribute(name) ?? 0)
