import { types } from 'pg'

const oid = { int8: 20, date: 1082, int8Array: 1016, dateArray: 1182 } as const

/** How values come out: int8 as number, numeric as string, timestamptz as Date, date as `YYYY-MM-DD`. */
export const typeParsers: { getTypeParser: typeof types.getTypeParser } = {
  // The overloads of pg differ by format only; every parser here takes text.
  getTypeParser: ((id: number, format?: 'text') =>
    own.get(id) ?? types.getTypeParser(id, format)) as typeof types.getTypeParser,
}

const textArray = types.getTypeParser(1009 as never) as (text: string) => string[]

const own = new Map<number, (text: string) => unknown>([
  [oid.int8, wholeNumber],
  [oid.int8Array, (text) => textArray(text).map(wholeNumber)],
  [oid.date, (text) => text],
  [oid.dateArray, textArray],
])

// Sen and ids stay far below 2^53; a silent rounding would be worse than an error.
function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number exactly`)
  return value
}
