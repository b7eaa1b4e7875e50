/** A seeded shop. Its products, orders and their numbers follow those of the shops before it. */
export type SeededShop = {
  id: number
  username: string
  email: string
  /** Products, and orders. */
  size: number
  /** Products of the shops before it: its n-th product is number `before + n` of all. */
  before: number
}

const shopCount = 10
const minSize = 100

/** Who signs in to the main shop; the others have the same password. */
export const shop = { username: 'bench', email: 'seller@bench.test', password: 'bench-seller-1' } as const

/** The main shop of the wanted size, and nine others of a tenth of it, so that rules and indexes between shops have something to do. */
export function shopsOf(size: number): SeededShop[] {
  const other = Math.max(minSize, Math.floor(size / shopCount))
  return Array.from({ length: shopCount }, (_, at) => ({
    id: at + 1,
    username: at === 0 ? shop.username : `${shop.username}-${at + 1}`,
    email: at === 0 ? shop.email : `seller${at + 1}@bench.test`,
    size: at === 0 ? size : other,
    before: at === 0 ? 0 : size + (at - 1) * other,
  }))
}

/** Products of all shops together, where the main one has `size`. */
export const totalOf = (size: number): number => shopsOf(size).reduce((sum, one) => sum + one.size, 0)

/** The shop of product number n of all. @throws Error when there is no such product */
export function shopOfProduct(size: number, n: number): SeededShop {
  const found = shopsOf(size).find(({ before, size: own }) => n > before && n <= before + own)
  if (!found) throw new Error(`no shop has product ${n}`)
  return found
}
