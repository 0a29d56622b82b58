/**
 * The floors of the house: who may import whom.
 *
 * Each place lists the *allowed* places, so a new folder can neither import nor be imported until it is
 * given its place here. `src/README.md` draws the same picture for people.
 */

const engine = ['conversation', 'sim', 'notation', 'content']
const ground = ['base', 'vocabulary']
const rooms = ['protocols/kqml', 'protocols/fipa']
const stage = ['scenarios', 'views']
const teaching = ['words', 'lessons']
const shell = ['workers', 'storage', 'editor', 'headless']
const core = [...ground, ...engine, ...rooms, ...stage, ...teaching]

/**
 * The places from the ground up: the folder under `src`, the places it may use, and the packages it may
 * use. Above the core every package may be used, and Node or the browser.
 */
const places = [
  { place: 'base', uses: [], packages: ['pure-rand', '@noble/hashes'] },
  { place: 'vocabulary', uses: ['base'], packages: [] },

  { place: 'conversation', uses: ground, packages: [] },
  { place: 'sim', uses: ground, packages: ['valibot'] },
  { place: 'notation', uses: ground, packages: [] },
  { place: 'content', uses: [...ground, 'notation'], packages: [] },

  ...rooms.map((place) => ({ place, uses: [...ground, ...engine], packages: ['valibot'] })),

  {
    place: 'scenarios',
    uses: [...ground, ...engine, ...rooms],
    packages: ['valibot', 'yaml', '@noble/hashes'],
  },
  { place: 'views', uses: [...ground, ...engine, ...rooms], packages: [] },

  { place: 'words', uses: [...ground, ...engine, ...rooms, ...stage], packages: [] },
  { place: 'lessons', uses: [...ground, ...engine, ...rooms, ...stage], packages: [] },

  ...shell.map((place) => ({ place, uses: core })),
  { place: 'ui', uses: [...core, ...shell] },
]

const inside = (place) => `^src/${place}/`
const test = '\\.(test|fixture)\\.ts$'
/** What a test alone may use beside its place's own. */
const testPackages = ['vitest', 'fast-check']

const packagesPattern = (names) => `^node_modules/(${names.join('|')})/`

/** A bench measures all floors together, and may time what a folder keeps to itself. */
const bench = '^src/headless/bench/'
const placed = places.map(({ place }) => inside(place))

const floorRules = places.flatMap(({ place, uses, packages }) => {
  const allowed = [place, ...uses].map(inside)
  const from = { path: inside(place), pathNot: [test, bench] }
  const isCore = packages !== undefined
  const name = place.replace('/', '-')
  return [
    {
      name: `floor-of-${name}`,
      severity: 'error',
      from,
      to: {
        pathNot: [
          ...allowed,
          ...(isCore
            ? packages.length > 0
              ? [packagesPattern(packages)]
              : []
            : ['^node_modules/']),
        ],
        ...(isCore ? {} : { dependencyTypesNot: ['core'] }),
      },
    },
    {
      name: `floor-of-tests-of-${name}`,
      severity: 'error',
      from: { path: `${inside(place)}.*${test}` },
      to: {
        pathNot: [
          ...allowed,
          isCore ? packagesPattern([...packages, ...testPackages]) : '^node_modules/',
        ],
        dependencyTypesNot: ['core'],
      },
    },
  ]
})

const doorRules = places.map(({ place }) => ({
  name: `door-of-${place.replace('/', '-')}`,
  comment: 'Another folder is entered through its index.ts. Tests may take its fixtures by file.',
  severity: 'error',
  from: { path: '^(src|e2e)/', pathNot: [inside(place), test, bench, '^e2e/'] },
  to: { path: inside(place), pathNot: [`^src/${place}/index\\.ts$`] },
}))

module.exports = {
  forbidden: [
    ...floorRules,
    ...doorRules,
    {
      name: 'floor-of-app',
      severity: 'error',
      from: { path: '^src/[^/]+$' },
      to: { pathNot: ['^src/[^/]+$', ...placed, '^node_modules/'] },
    },
    {
      name: 'unplaced',
      comment: 'A folder without a place in .dependency-cruiser.cjs may import nothing.',
      severity: 'error',
      from: { path: '^src/.+/', pathNot: placed },
      to: {},
    },
    {
      name: 'below-the-app',
      comment: 'Nobody imports the app itself, or the browser tests.',
      severity: 'error',
      from: { path: '^src/.+/' },
      to: { path: ['^src/[^/]+$', '^e2e/'] },
    },
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Types bind as much as values do.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      // Packages without `main` are found only so.
      conditionNames: ['import', 'svelte', 'browser', 'types', 'node', 'default', 'require'],
      extensions: ['.ts', '.mjs', '.js', '.cjs', '.svelte', '.json', '.d.ts'],
    },
  },
}
