// The page of a list that an address asks for.
export const pageIn = (search: URLSearchParams): number => Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1)
