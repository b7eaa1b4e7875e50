import { noSen, sum, times, type Sen } from '../money/sen.ts'

/**
 * A question that is answered with how many of each: rows (sizes) by columns (colours). (contract §2a)
 * The rows are the field's options. `prices` in sen for each one: none, one for all, or one a row.
 */
export type Grid = {
  columns: readonly string[]
  prices: readonly Sen[]
  /** The fewest and the most of all cells together; null: no limit. */
  least: number | null
  most: number | null
}

export const noGrid: Grid = { columns: [], prices: [], least: null, most: null }

/** A form takes so many texts as one answer. */
export const maxCells = 100

export type Cell = { name: string; row: string; column: string | null; price: Sen }
type Asked = { options: readonly string[]; grid?: Grid | null }

/** Every cell, row by row, with the price in sen of one. */
export function cellsOf({ options, grid }: Asked): Cell[] {
  const { columns, prices } = grid ?? noGrid
  return options.flatMap((row, at): Cell[] => {
    const price = (prices.length === 1 ? prices[0] : prices[at]) ?? noSen
    if (columns.length === 0) return [{ name: row, row, column: null, price }]
    return columns.map((column) => ({ name: `${row} / ${column}`, row, column, price }))
  })
}

/** A cell as it is sent and kept: `2 × S / Red`. */
export const writeCell = (quantity: string | number, name: string): string => `${quantity} × ${name}`

/** How many, and of which, as they were written; null for another text. */
export function readCell(text: string): { quantity: string; name: string } | null {
  const [, quantity, name] = /^([^×]*?) ?× (.+)$/s.exec(text) ?? []
  return quantity === undefined || name === undefined ? null : { quantity: quantity.trim(), name }
}

export type GridProblem = 'no_choice' | 'no_quantity' | 'too_few' | 'too_many'

/** The cells that were chosen, in the order of the grid; null where none was. */
export function judgeGrid(field: Asked, typed: readonly string[]): string[] | { problem: GridProblem } | null {
  const cells = cellsOf(field)
  const wanted = new Map<string, number>()
  for (const text of typed) {
    if (text.trim() === '') continue
    const read = readCell(text)
    if (!read || !cells.some(({ name }) => name === read.name)) return { problem: 'no_choice' }
    if (read.quantity === '') continue
    if (!/^\d{1,4}$/.test(read.quantity) || wanted.has(read.name)) return { problem: 'no_quantity' }
    wanted.set(read.name, Number(read.quantity))
  }
  const chosen = cells.flatMap(({ name }) => (wanted.get(name) ? [writeCell(wanted.get(name) ?? 0, name)] : []))
  if (chosen.length === 0) return null
  const { least, most } = field.grid ?? noGrid
  const { quantity } = gridTotals(field, chosen)
  if (least !== null && quantity < least) return { problem: 'too_few' }
  return most !== null && quantity > most ? { problem: 'too_many' } : chosen
}

/** How many there are of all cells together, and what they come to in sen; what is no cell with a quantity counts nothing. */
export function gridTotals(field: Asked, chosen: readonly string[]): { quantity: number; amount: Sen } {
  const prices = new Map(cellsOf(field).map(({ name, price }) => [name, price]))
  const counted = chosen.flatMap((text) => {
    const { quantity = '', name = '' } = readCell(text) ?? {}
    const price = prices.get(name)
    return price === undefined || !/^\d{1,4}$/.test(quantity) ? [] : [{ quantity: Number(quantity), price }]
  })
  return {
    quantity: counted.reduce((all, { quantity }) => all + quantity, 0),
    amount: sum(counted.map(({ quantity, price }) => times(price, quantity))),
  }
}

export type GridFault = 'too_many_cells' | 'cells_alike' | 'prices_do_not_fit' | 'least_above_most'

/** What is wrong with how a grid is asked. Its rows are judged with the options of every kind. */
export function judgeGridForm({ options, grid }: Asked): { part: 'columns' | 'prices' | 'most'; problem: GridFault }[] {
  const { columns, prices, least, most } = grid ?? noGrid
  const names = cellsOf({ options, grid: { ...noGrid, columns } }).map(({ name }) => name)
  const faults: ReturnType<typeof judgeGridForm> = []
  if (names.length > maxCells) faults.push({ part: 'columns', problem: 'too_many_cells' })
  else if (new Set(options).size === options.length && new Set(names).size < names.length)
    faults.push({ part: 'columns', problem: 'cells_alike' })
  if (prices.length > 1 && prices.length !== options.length)
    faults.push({ part: 'prices', problem: 'prices_do_not_fit' })
  if (least !== null && most !== null && least > most) faults.push({ part: 'most', problem: 'least_above_most' })
  return faults
}
