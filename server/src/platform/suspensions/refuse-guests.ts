import type { Db } from '../db/db.ts'
import type { AnyRequest, KedaiApp } from '../http/app-types.ts'
import { refuse } from '../http/refusals.ts'
import { findShopsOfAddress } from './queries.ts'
import { closedForNow } from './refusal.ts'
import { goesOnWhileSuspended } from './suspended-shops.ts'
import type { Suspension, Suspensions } from './suspended-shops.ts'

/**
 * Answers every page and call of buyers of a suspended shop with the reason, before anything is looked up or taken from memory. The
 * shop is named by the host, the header or the path, or follows from what else stands in the address. What names its shop nowhere
 * but in the body is refused where its transaction begins.
 */
export function refuseGuestsOfSuspended(app: KedaiApp, db: Db, suspensions: Suspensions): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (suspensions.isNone() || !isForGuests(request)) return done()
    const named = namedIn(request).map((name) => suspensions.ofUsername(name))
    const found = named.find((one) => one !== null)
    if (found) return void refuse(request, reply, closedForNow(found))
    followed(request).then((one) => (one ? void refuse(request, reply, closedForNow(one)) : done()), done)
  })

  async function followed(request: AnyRequest): Promise<Suspension | null> {
    const words = wordsOf(request)
    if (words.length === 0) return null
    for (const shopId of await findShopsOfAddress(db, words)) {
      const suspended = suspensions.ofShop(shopId)
      if (suspended) return suspended
    }
    return null
  }
}

// Sellers are judged where it is known who they are, and operators see to every shop.
function isForGuests({ url, routeOptions }: AnyRequest): boolean {
  const { auth } = routeOptions.config
  return auth !== 'seller' && auth !== 'user' && auth !== 'operator' && !goesOnWhileSuspended(url)
}

function namedIn({ shopRef, params }: AnyRequest): string[] {
  const { user, username } = params as Record<string, string | undefined>
  return [shopRef?.username, user, username].filter((name) => name !== undefined)
}

const maxWords = 12

function wordsOf({ params, query }: AnyRequest): string[] {
  const given = [...Object.values(params as object), ...Object.values(query as object)]
  return given
    .filter((word): word is string => typeof word === 'string' && word.length >= 4 && word.length <= 120)
    .filter((word) => !word.includes('\0'))
    .slice(0, maxWords)
}
