export type Search = Record<string, string | number | boolean | null | undefined>

// A path with what narrows it; what is empty is left out.
export function withSearch(path: string, search: Search): string {
  const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '')
  if (kept.length === 0) return path
  return `${path}?${new URLSearchParams(kept.map(([name, value]) => [name, String(value)]))}`
}
