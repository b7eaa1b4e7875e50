/** A fact as the log keeps it: what JSON can hold. Money stands in it as text ("12.30"). */
export type Fact = string | number | boolean | null | readonly Fact[] | { readonly [name: string]: Fact }
export type Facts = { readonly [name: string]: Fact }

/** What differs between two states, each side with the names that differ and no others; null when nothing does. */
export function changedFacts(before: Facts, after: Facts): { before: Facts; after: Facts } | null {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !isSame(factOf(before, name), factOf(after, name)))
  if (changed.length === 0) return null
  const take = (facts: Facts): Facts =>
    Object.fromEntries(changed.flatMap((name) => (Object.hasOwn(facts, name) ? [[name, facts[name] ?? null]] : [])))
  return { before: take(before), after: take(after) }
}

// A name may be one that every object answers to ("toString"): it is a fact only where it was written.
const factOf = (facts: Facts, name: string): Fact | undefined => (Object.hasOwn(facts, name) ? facts[name] : undefined)

// By value; the order of names in an object does not count, the order in a list does.
const isSame = (one: Fact | undefined, other: Fact | undefined): boolean => canonical(one) === canonical(other)

function canonical(fact: Fact | undefined): string {
  if (isList(fact)) return `[${fact.map(canonical).join()}]`
  if (typeof fact !== 'object' || fact === null) return JSON.stringify(fact ?? null)
  return `{${Object.keys(fact)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(fact[name])}`)
    .join()}}`
}

// Array.isArray does not see lists that may not be written to.
const isList = (fact: Fact | undefined): fact is readonly Fact[] => Array.isArray(fact)
