import { publicArea } from '@kedai/domain/carts/areas.ts'
import { cartForgottenDays, cartLeftHours } from '@kedai/domain/carts/limits.ts'
import { mayBuy } from '@kedai/domain/resellers/statuses.ts'
import { langs, type Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { emit } from '../../../../platform/events/events.ts'
import { foldEmail } from '@kedai/domain/people/fold-email.ts'
import { whyNotWriteTo } from '../../../growth/opt-outs/actions/may-write-to.ts'
import { recordConsent } from '../../../growth/opt-outs/actions/record-consent.ts'
import { findLeft, lockLeft, readContact, readMember, readPerson, saveLeft } from '../queries/left-carts.ts'
import { hasOrdered } from '../shared/has-ordered.ts'
import { loadCart } from './load-cart.ts'
import { shareCart } from './share-cart.ts'

const atOnce = 100

/** Notes the carts that were left by people who agreed to be written to. Run again it comes to the same. */
export async function noteLeftCarts({ db, clock }: Pick<Deps, 'db' | 'clock'>, signal?: AbortSignal): Promise<void> {
  const now = clock.now()
  const until = new Date(now.getTime() - cartLeftHours * 3_600_000)
  const since = new Date(now.getTime() - cartForgottenDays * 86_400_000)
  for (const { shop_id: shopId, cart_id: cartId } of await findLeft(db, since, until, atOnce)) {
    if (signal?.aborted) return
    await inTransaction(db, { shopId }, (trx) => leaveCart(trx, { shopId, cartId, until, now }))
  }
}

type Leaving = { shopId: number; cartId: number; until: Date; now: Date }

async function leaveCart(trx: Db, { shopId, cartId, until, now }: Leaving): Promise<void> {
  const cart = await lockLeft(trx, shopId, cartId, until)
  if (!cart) return
  const member = cart.area === publicArea ? null : await readMember(trx, { shopId, ...cart })
  if (member === undefined || (member !== null && !mayBuy(member.status))) return
  const person = await (member === null ? whoLeft(trx, shopId, cart) : reachable(trx, shopId, member, true))
  const resellerId = member?.id ?? null
  const { lines, basket, offer } = await loadCart(trx, { shopId, resellerId, cart, now })
  if (person === null || lines.length === 0) return
  const { phone, email } = person
  const isOver = await hasOrdered(trx, { shopId, phone, email, resellerId, since: cart.touched_at })
  const { id, isNew } = await saveLeft(trx, {
    shop_id: shopId,
    cart_id: cartId,
    area: cart.area,
    reseller_id: resellerId,
    // A reseller finds the cart where they left it; a link would show their prices to whoever has it.
    token: member === null ? await shareCart(trx, { shopId, cart, now }) : '',
    ...person,
    total_sen: basket.totals.total,
    view_ids: offer.listings.map(({ viewId }) => viewId),
    left_at: cart.touched_at,
    ordered_at: isOver ? now : null,
    created_at: now,
  })
  if (isNew && !isOver) await emit(trx, 'cart.left', { shopId, leftCartId: id })
}

type Person = { name: string; phone: string | null; email: string | null; lang: Lang }

/** Who can be written to about a cart, with the addresses that may be: what was typed and ticked, else whoever is signed in. */
async function whoLeft(
  trx: Db,
  shopId: number,
  { id, user_id: userId }: { id: number; user_id: number | null },
): Promise<Person | null> {
  const typed = await readContact(trx, id)
  if (typed) {
    const { at: now, ...consent } = typed
    await recordConsent(trx, { shopId, source: 'cart', ...consent, lang: readLang(typed.lang), now })
  }
  const found = typed ?? (userId === null ? undefined : await readPerson(trx, userId))
  return found ? reachable(trx, shopId, found, false) : null
}

type Known = { name: string; phone: string | null; email: string | null; lang: string }

/** `isOwnTrade`: a reseller's own cart is no offer, so it needs no consent. */
async function reachable(trx: Db, shopId: number, found: Known, isOwnTrade: boolean): Promise<Person | null> {
  const may = async (channel: 'sms' | 'email', address: string | null) =>
    address !== null && (await whyNotWriteTo(trx, { shopId, channel, address }, { isAboutOrder: isOwnTrade })) === null
      ? address
      : null
  const phone = await may('sms', found.phone)
  const email = await may('email', found.email && foldEmail(found.email))
  return phone === null && email === null ? null : { name: found.name, phone, email, lang: readLang(found.lang) }
}

const readLang = (kept: string): Lang => langs.find((one) => one === kept) ?? 'ms'
