import { sen, type Sen } from '../money/sen.ts'
import { grams } from '../weight/kilograms.ts'
import { judgeRate, type Band, type Rate } from './rates.ts'

/** What a shipping method keeps of its prices, as JSON: whole numbers of sen, grams and pieces. */
export type StoredRate = { rate: Rate; freeAbove: Sen | null }

/** Takes a stored method's prices, or null when they are not a rate that can stand. */
export function readStoredRate(value: unknown): StoredRate | null {
  if (!isRecord(value) || !isRecord(value.rate)) return null
  try {
    const rate = readRate(value.rate)
    return rate === null || judgeRate(rate) !== null ? null : { rate, freeAbove: optional(value.freeAbove, money) }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function readRate(from: Record<string, unknown>): Rate | null {
  switch (from.by) {
    case 'flat':
      return { by: 'flat', price: money(from.price) }
    case 'weight':
      if (Array.isArray(from.bands)) return { by: 'weight', bands: from.bands.map(readBand) }
      return {
        by: 'weight',
        firstGrams: weight(from.firstGrams),
        firstPrice: money(from.firstPrice),
        stepGrams: weight(from.stepGrams),
        stepPrice: money(from.stepPrice),
        maxGrams: optional(from.maxGrams, weight),
      }
    case 'quantity':
      if (Array.isArray(from.bands)) return { by: 'quantity', bands: from.bands.map(readBand) }
      return {
        by: 'quantity',
        firstQuantity: count(from.firstQuantity),
        firstPrice: money(from.firstPrice),
        stepQuantity: count(from.stepQuantity),
        stepPrice: money(from.stepPrice),
        maxQuantity: optional(from.maxQuantity, count),
      }
    default:
      return null
  }
}

function readBand(value: unknown): Band {
  if (!isRecord(value)) throw new RangeError('not a band')
  return { most: optional(value.most, count), price: money(value.price) }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const optional = <Read>(value: unknown, read: (value: unknown) => Read): Read | null =>
  value === null || value === undefined ? null : read(value)

const money = (value: unknown) => sen(count(value))
const weight = (value: unknown) => grams(count(value))

function count(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw new RangeError('not a whole number')
  return value
}
