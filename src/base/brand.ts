declare const brand: unique symbol
/** A string or number that only its own module may mint, e.g. `Brand<string, 'TaskId'>`. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name }
