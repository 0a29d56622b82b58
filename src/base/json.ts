/** What survives a journal, a link and the way between two workers: plain data, nothing else. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
