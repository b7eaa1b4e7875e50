import { attempt } from './local-store.ts'

const KEY = 'searchHistory' // spec §9: a plain list of terms, newest first
const LIMIT = 10

export const searchHistory = (): string[] =>
  attempt(() => {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string').slice(0, LIMIT) : []
  }, [])

export const rememberSearch = (term: string): string[] => keep(withTerm(searchHistory(), term))

export const forgetSearch = (term: string): string[] => keep(searchHistory().filter((kept) => kept !== term))

export const forgetAllSearches = (): string[] => keep([])

export function withTerm(terms: readonly string[], term: string): string[] {
  const wanted = term.trim().replace(/\s+/g, ' ')
  if (wanted === '') return [...terms]
  const others = terms.filter((kept) => kept.toLowerCase() !== wanted.toLowerCase())
  return [wanted, ...others].slice(0, LIMIT)
}

function keep(terms: string[]): string[] {
  attempt(() => localStorage.setItem(KEY, JSON.stringify(terms)), undefined)
  return terms
}
