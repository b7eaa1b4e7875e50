export type FlatChange = { path: string[]; before: string | null; after: string | null }

type Facts = Record<string, unknown> | null

// Every fact of the two sides on a line of its own: `{ "Merah / M": { price } }` is at `["Merah / M", "price"]`.
export function flatChanges(before: Facts, after: Facts): FlatChange[] {
  const sides = [flatten(before ?? {}), flatten(after ?? {})] as const
  const names = [...new Set([...sides[0].keys(), ...sides[1].keys()])]
  return names.map((name) => ({
    path: JSON.parse(name) as string[],
    before: sides[0].get(name) ?? null,
    after: sides[1].get(name) ?? null,
  })) // written below
}

function flatten(facts: object, path: string[] = []): Map<string, string | null> {
  return new Map(
    Object.entries(facts).flatMap(([name, fact]: [string, unknown]): [string, string | null][] => {
      const here = [...path, name]
      if (typeof fact === 'object' && fact !== null && !Array.isArray(fact)) return [...flatten(fact, here)]
      return [[JSON.stringify(here), inText(fact)]]
    }),
  )
}

function inText(fact: unknown): string | null {
  if (fact === null || fact === undefined || fact === '') return null
  if (Array.isArray(fact))
    return fact.map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one))).join(', ') || null
  return typeof fact === 'boolean' ? (fact ? '✓' : '✗') : String(fact)
}
