import type { ShopName, World } from './world.ts'

/** The values of path parameters that point at one thing. */
export type Ids = Record<string, string>

/** How to make a thing of each `x-id-of`, and ids that nothing has. An operation with another mark fails its matrix until it is added here. */
export type Subject = { make: (world: World, shop: ShopName) => Promise<Ids>; missing: Ids }

/** The id of a row that is written as the owner. */
export async function insert({ kedai }: World, text: string, values: unknown[]): Promise<string> {
  const [row] = await kedai.asOwner<{ id: number }>(text, values)
  if (!row) throw new Error(`nothing was inserted: ${text}`)
  return String(row.id)
}
