// Which answers are kept to be read without a network, and how many of each. Nothing else of a shop is.
type Kind = { name: 'me' | 'list' | 'order' | 'summary'; most: number; path: RegExp }

const kinds: readonly Kind[] = [
  { name: 'me', most: 4, path: /^\/api\/ajax\/auth\/me$/ },
  { name: 'list', most: 8, path: /^\/api\/ajax\/seller\/orders(?:\?.*)?$/ },
  { name: 'order', most: 50, path: /^\/api\/ajax\/seller\/orders\/\d[^/?]*$/ },
  {
    name: 'summary',
    most: 16,
    path: /^\/api\/ajax\/seller\/(?:work-queues|tickets\/events|invoices\/summary|reviews\/summary|opening|sales(?:\?.*)?)$/,
  },
]

export type KeptKind = Pick<Kind, 'name' | 'most'>

/** `path` with its search. Null: is never kept. */
export const kindOf = (path: string): KeptKind | null => kinds.find((kind) => kind.path.test(path)) ?? null
