import { type BuyerDetails, buyerFields } from '@kedai/domain/checkout/buyer-fields.ts'
import { type LocalStore, localStore } from '../../lib/local-store.ts'

export type KnownBuyer = Partial<BuyerDetails>

// Who ordered last from a shop on this device, to be offered the next time. It is kept here alone, until it is forgotten.
export const buyerOf = (shop: string): LocalStore<KnownBuyer | null> =>
  localStore<KnownBuyer | null>({ key: `buyer:${shop}`, version: 1, fallback: null, isValid: isBuyer })

// Of an order that was taken. What it did not ask for stays as it was known.
export const rememberBuyer = (shop: string, order: FormData): void =>
  buyerOf(shop).write({
    ...buyerOf(shop).read(),
    ...Object.fromEntries([...order].filter(([name]) => buyerFields.some((field) => field === name))),
  })

const isBuyer = (value: unknown): value is KnownBuyer =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
