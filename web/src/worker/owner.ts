import { keptCache } from '../lib/kept-answers.ts'

/** Whose answers are kept. `stamp` is another one each time that the device is taken over. */
export type Owner = { person: number; shop: string; shops: readonly string[]; stamp: string }

const place = '/kept/owner'

export async function readOwner(caches: CacheStorage): Promise<Owner | null> {
  if (!(await caches.has(keptCache))) return null
  const kept = await (await caches.open(keptCache)).match(place)
  return kept ? ((await kept.json()) as Owner) : null // written below
}

/** From what the server says of who is there. Somebody else, or who has lost a shop, begins with nothing; null for an answer without a shop. */
export async function takeOver(caches: CacheStorage, answer: string): Promise<Owner | null> {
  const who = read(answer)
  const before = await readOwner(caches)
  const goesOn =
    who !== null &&
    before !== null &&
    before.person === who.person &&
    before.shops.every((one) => who.shops.includes(one))
  if (!goesOn) await caches.delete(keptCache)
  if (!who) return null
  const owner = { ...who, stamp: goesOn ? before.stamp : crypto.randomUUID() }
  await (await caches.open(keptCache)).put(place, new Response(JSON.stringify(owner)))
  return owner
}

function read(answer: string): Omit<Owner, 'stamp'> | null {
  // `Me` of the contract, in its envelope.
  const { data } = JSON.parse(answer) as { data?: { user: { id: number }; shops: { username: string }[] } }
  const shops = data?.shops.map(({ username }) => username) ?? []
  return data && shops[0] !== undefined ? { person: data.user.id, shop: shops[0], shops } : null
}
