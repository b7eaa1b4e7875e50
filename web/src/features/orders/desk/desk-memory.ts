import { localStore } from '../../../lib/local-store.ts'

// What this device knows of the desk of a shop: the event it heard last, and the orders nobody has taken on yet.
export type DeskMemory = { lastId: number; waiting: string[]; at: number }

// After a night away the list itself says what waits; ringing for all of it helps nobody.
export const freshForMs = 8 * 3600_000
export const maxWaiting = 200

export const deskMemory = (shopId: number) =>
  localStore<DeskMemory | null>({
    key: `kedai.desk.${shopId}`,
    version: 1,
    fallback: null,
    isValid: (value): value is DeskMemory =>
      typeof value === 'object' &&
      value !== null &&
      'lastId' in value &&
      typeof value.lastId === 'number' &&
      'at' in value &&
      typeof value.at === 'number' &&
      'waiting' in value &&
      Array.isArray(value.waiting) &&
      value.waiting.every((one) => typeof one === 'string'),
  })
