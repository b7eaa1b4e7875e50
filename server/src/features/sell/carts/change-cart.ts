import type { Cart } from '@kedai/contracts/carts.ts'
import type { Success } from '@kedai/contracts/envelope.ts'
import type { AreaName } from '@kedai/domain/carts/areas.ts'
import type { DayCounter } from '../../../platform/counting/day-counter.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { isProgram } from '../../../platform/counting/is-program.ts'
import type { Message } from '../../../platform/errors/message.ts'
import type { AnyReply, AnyRequest } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { lockOwnCart } from './actions/join-carts.ts'
import { loadCart } from './actions/load-cart.ts'
import { type Changer, readChanger } from './owner.ts'
import { presentCart } from './present/cart.ts'
import type { CartRow } from './queries/cart-rows.ts'

/** The caller's cart, locked. `changes`: what became different by itself. `hasBegun`: it was empty, and no longer is. */
export type OpenCart = {
  cart: CartRow
  caller: Changer
  now: Date
  changes: readonly Message[]
  hasBegun?: boolean | undefined
}

/** `begun` counts carts that got their first line, by the ids of their shops. */
export type CartDeps = Deps & { begun: DayCounter<number> }

type Changing = { request: AnyRequest; reply: AnyReply; area: AreaName; said: Message | null }

/** One change of the caller's cart, once for each Idempotency-Key, answered by the cart as it is then. */
export async function changeCart(
  { db, publicDb, clock, limits, begun }: CartDeps,
  { request, reply, area, said }: Changing,
  work: (trx: Db, open: OpenCart) => Promise<Partial<OpenCart> | void>,
): Promise<Success<Cart>> {
  const caller = await readChanger(publicDb, request, area)
  await limits.take(request, 'cart')
  const door = { db, clock, request, reply, options: { shopId: caller.shopId } }
  let isNew = false // of what is kept: a replay begins nothing
  const data = await idempotent(door, async (trx) => {
    const now = clock.now()
    const open: OpenCart = { ...(await lockOwnCart(trx, caller, now)), caller, now }
    const { cart, changes, hasBegun = false } = { ...open, ...(await work(trx, open)) }
    isNew = hasBegun
    const loaded = await loadCart(trx, { ...caller, cart, now })
    return presentCart(loaded, { lang: request.lang, now, changes })
  })
  if (isNew && !isProgram(request)) begun.add(caller.shopId)
  return ok(caller.tellsAdded ? { ...data, tells_added: true } : data, said && request.say(said))
}

/** What is asked of the caller's cart and only sets something: sent twice it says the same. */
export const withOwnCart = <Result>(
  { db, clock }: Deps,
  caller: Changer,
  work: (trx: Db, open: OpenCart) => Promise<Result>,
): Promise<Result> =>
  inTransaction(db, { shopId: caller.shopId }, async (trx) => {
    const now = clock.now()
    return work(trx, { ...(await lockOwnCart(trx, caller, now)), caller, now })
  })
