/** Drawn on a grid of 16, in strokes of 1.5. */
export const icons = {
  down: 'M4.5 6.5L8 10l3.5-3.5',
  plus: 'M8 3.5v9M3.5 8h9',
  close: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
  dots: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  globe:
    'M2.5 8a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M2.5 8h11M8 2.5c2 2 2 9 0 11M8 2.5c-2 2-2 9 0 11',
  moon: 'M13 9.2A5.5 5.5 0 0 1 6.8 3 5.5 5.5 0 1 0 13 9.2z',
  sun: 'M5.5 8a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M8 1.8v1.4M8 12.8v1.4M1.8 8h1.4M12.8 8h1.4M3.6 3.6l1 1M11.4 11.4l1 1M3.6 12.4l1-1M11.4 4.6l1-1',
  settings:
    'M6 8a2 2 0 1 0 4 0 2 2 0 1 0-4 0M8 2.5V4M8 12v1.5M2.5 8H4M12 8h1.5M4.1 4.1l1.1 1.1M10.8 10.8l1.1 1.1M4.1 11.9l1.1-1.1M10.8 5.2l1.1-1.1',
  message: 'M2.5 3.5h11V11H7.5L5 13.5V11H2.5z',
  facts: 'M4 2.5h5l3 3v8H4zM9 2.5v3h3',
  prose: 'M3 4h10M3 7h10M3 10h10M3 13h6',
  again: 'M13 8a5 5 0 1 1-1.5-3.6M13 2.5v2.7h-2.7',
  play: 'M5 3.5v9l7.5-4.5z',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  stop: 'M4 4h8v8H4z',
  toStart: 'M3 3.5v9M13.5 4v8L9 8zM8.5 4v8L4.5 8z',
  back: 'M12 3.5v9L6 8zM3.5 3.5v9',
  step: 'M4 3.5v9L10 8zM12.5 3.5v9',
  toEnd: 'M13 3.5v9M2.5 4v8L7 8zM7.5 4v8l4-4z',
  bulb: 'M6 12.5h4M6.5 14.5h3M5.8 10.5C4.5 9.6 4 8.4 4 7a4 4 0 0 1 8 0c0 1.4-.5 2.6-1.8 3.5z',
  pencil: 'M3 13l.7-2.8 7.5-7.5 2.1 2.1-7.5 7.5L3 13zM9.7 4.2l2.1 2.1',
  book: 'M8 4C6.5 3 4.5 2.8 2.5 3v9.5c2-.2 4 0 5.5 1 1.5-1 3.5-1.2 5.5-1V3C11.5 2.8 9.5 3 8 4zM8 4v9.5',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  check: 'M3.5 8.5l3 3 6-7',
} as const

export type IconName = keyof typeof icons

/** Signs on a grid of 12: the shape says what the colour says. */
export const signs = {
  delivered: 'M2 6.5l2.8 2.8L10 3.5',
  withheld: 'M1.5 6h6M8.5 2.5v7',
  refused: 'M2.5 2.5l7 7M9.5 2.5l-7 7',
  lost: 'M1.5 6h3M6.5 6h.01M9 6h.01M11 6h.01',
  purged: 'M2 6a4 4 0 1 0 8 0 4 4 0 1 0-8 0M2.5 9.5l7-7',
  'wrong-turn': 'M7 1.5L3.5 6.5h5L5 10.5',
  waiting: 'M2.5 6a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0',
  warning: 'M6 1.8l4.8 8.4H1.2zM6 5v2.2M6 8.8v.1',
  hint: 'M1.8 6a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0M6 5.6v2.6M6 3.8v.1',
} as const

export type SignName = keyof typeof signs
