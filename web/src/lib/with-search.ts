// A path with what narrows it; what is empty is left out.
export function withSearch(path: string, search: Record<string, string | number | undefined>): string {
  const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  if (kept.length === 0) return path
  return `${path}?${new URLSearchParams(kept.map(([name, value]) => [name, String(value)]))}`
}
