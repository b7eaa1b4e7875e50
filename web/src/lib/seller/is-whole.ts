// Whether an address shows all of a list, from its first page: nothing found then means that there is nothing yet.
export const isWhole = (search: object): boolean =>
  Object.values(search).every((value) => value === undefined || value === '')
