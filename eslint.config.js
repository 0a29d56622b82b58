import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/** Floors 0 to 4 of `src/README.md`: what decides. */
const core =
  'src/{base,vocabulary,notation,content,conversation,sim,protocols,scenarios,views,lessons,words}/**/*.ts'
const tests = ['src/**/*.test.ts', 'src/**/*.fixture.ts', 'e2e/**/*.ts']
/** Opens workers, so that nothing else has to. */
const openers = ['src/workers/**/*.ts', 'src/headless/bench/**/*.ts']
/** The one file that may put text into the page as markup, after it was cleaned. */
const sanitiser = 'src/ui/diagram/sanitise.ts'

const banned = {
  enums: { selector: 'TSEnumDeclaration', message: 'Write an `as const` table.' },
  namespaces: { selector: 'TSModuleDeclaration[kind="namespace"]', message: 'A file is a module.' },
  barrels: { selector: 'ExportAllDeclaration', message: 'List by name what others may use.' },
  defaults: { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
  workers: {
    selector: 'NewExpression[callee.name=/^(Shared)?Worker$/]',
    message: 'Only src/workers opens workers: there they inherit the content security policy.',
  },
  markup: {
    selector:
      ':matches(MemberExpression[property.name=/^(inner|outer)HTML$/], CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe)$/])',
    message: `Markup enters the page through ${sanitiser} only.`,
  },
  dates: {
    selector: ':matches(NewExpression, CallExpression)[callee.name="Date"][arguments.length=0]',
    message: 'The core has no clock: take the tick as an argument.',
  },
  async: {
    selector: ':matches(:function[async=true], AwaitExpression, ForOfStatement[await=true])',
    message: 'The core waits for nothing: consult, and the shell answers.',
  },
  node: {
    selector:
      ':matches(ImportDeclaration, ImportExpression, ExportNamedDeclaration)[source.value=/^node:/]',
    message: 'The core runs in browsers too.',
  },
}

/** @param {(keyof typeof banned)[]} names */
const forbid = (...names) => ({
  'no-restricted-syntax': ['error', ...names.map((name) => banned[name])],
})

/** `as` overrules the compiler, so the line, or the one above it, says why. [style: files, imports] */
const reasonForAs = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { missing: 'Say on this line, or right above it, why `as` is true here.' },
  },
  create(context) {
    const lines = new Set(
      context.sourceCode
        .getAllComments()
        .flatMap(({ loc }) => [loc.start.line, loc.end.line, loc.end.line + 1]),
    )
    return {
      TSAsExpression(node) {
        const { typeAnnotation, loc } = node
        if (typeAnnotation.type === 'TSTypeReference' && typeAnnotation.typeName.name === 'const') {
          return
        }
        if (lines.has(loc.start.line) || lines.has(loc.end.line)) return
        context.report({ node, messageId: 'missing' })
      },
    }
  },
}

export default ts.config(
  { ignores: ['dist/', '.cache/', 'test-results/', 'playwright-report/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { languageOptions: { ecmaVersion: 2023 } },

  // Types are asked for in TypeScript alone; svelte-check asks for them in components.
  {
    files: ['**/*.ts'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    extends: [ts.configs.strict, svelte.configs.recommended],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: ts.parser, projectService: false, svelteConfig },
    },
  },
  {
    files: ['**/*.svelte.ts'],
    extends: [ts.configs.disableTypeChecked],
  },
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },

  {
    files: ['**/*.ts', '**/*.svelte'],
    plugins: { parley: { rules: { 'reason-for-as': reasonForAs } } },
    rules: {
      // The compiler knows all names, those of Svelte's runes too.
      'no-undef': 'off',
      'no-console': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'parley/reason-for-as': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true }],
      // `_` stands for what is taken out in order to be left out.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          varsIgnorePattern: '^_',
          argsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          ignoreRestSiblings: true,
        },
      ],
      ...forbid('enums', 'namespaces', 'barrels', 'defaults', 'workers', 'markup'),
    },
  },
  {
    files: ['**/*.ts'],
    ignores: ['**/*.svelte.ts'],
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A case may end with what it hands on to, whether or not that returns something.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Code points are what columns and bytes are counted in.
      '@typescript-eslint/no-misused-spread': 'off',
      // `{ [code: string]: … }` says what the key is.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      // A walk along a chain begins at `this`.
      '@typescript-eslint/no-this-alias': 'off',
      // A name for what goes in often reads better than the constraint in its place.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // A component is counted as one function by its script; `max-lines` bounds it.
      'max-lines-per-function': 'off',
      // Props are written `let { … } = $props()` throughout.
      'prefer-const': 'off',
      'svelte/no-at-html-tags': 'error',
      'svelte/require-each-key': 'error',
    },
  },

  {
    files: [core],
    ignores: tests,
    rules: {
      ...forbid(...Object.keys(banned)),
      'no-restricted-globals': ['error', ...listHostGlobals()],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Take the tick as an argument.' },
        { object: 'Math', property: 'random', message: "Draw from the agent's own stream." },
        ...['localeCompare', 'toLocaleString', 'toLocaleUpperCase', 'toLocaleLowerCase'].map(
          (property) => ({
            property,
            message: 'The same in every place: nothing asks for the locale.',
          }),
        ),
      ],
    },
  },

  {
    files: openers,
    rules: forbid('enums', 'namespaces', 'barrels', 'defaults', 'markup'),
  },
  {
    files: [sanitiser],
    rules: forbid('enums', 'namespaces', 'barrels', 'defaults', 'workers'),
  },
  { files: ['src/headless/**/*.ts', '*.config.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['*.config.ts'],
    rules: forbid('enums', 'namespaces', 'barrels', 'workers', 'markup'),
  },
  {
    files: tests,
    rules: {
      'max-lines-per-function': 'off',
      'parley/reason-for-as': 'off',
      // What is too precise, or has no text of its own, is what some tests are about.
      'no-loss-of-precision': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      'no-restricted-properties': [
        'error',
        ...['test', 'it', 'describe', 'suite'].flatMap((object) =>
          ['skip', 'only', 'todo', 'fixme', 'skipIf', 'runIf'].map((property) => ({
            object,
            property,
            message: 'A test runs always, or goes.',
          })),
        ),
      ],
    },
  },
)

function listHostGlobals() {
  const message = 'The core takes what it needs as an argument; the shell asks the host.'
  const names = [
    ...['document', 'window', 'self', 'globalThis', 'navigator', 'location', 'process'],
    ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
    ...['performance', 'crypto', 'fetch', 'Promise', 'console', 'indexedDB'],
    ...['localStorage', 'sessionStorage', 'structuredClone', 'XMLHttpRequest', 'WebSocket'],
  ]
  return names.map((name) => ({ name, message }))
}
