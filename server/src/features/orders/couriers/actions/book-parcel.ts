import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BookShipment } from '@kedai/contracts/courier-accounts.ts'
import { courierProviderName, courierProviders, isCourierCode } from '@kedai/domain/shipments/courier-providers.ts'
import { findCourier } from '@kedai/domain/shipments/couriers.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { grams, parseKilograms } from '@kedai/domain/weight/kilograms.ts'
import type { CourierProvider } from '../../../../integrations/couriers/courier.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { mustAllow } from '../../orders/actions/lock-order.ts'
import { bookByHand } from '../../shipments/actions/book-by-hand.ts'
import { lockShipment } from '../../shipments/actions/lock-shipment.ts'
import { bookTexts } from '../messages.ts'
import { collectOf, collects, endsOf, weightOf } from '../parcel-of.ts'
import { findCourierAccount, listCourierAccounts, type AccountRow } from '../queries/accounts.ts'
import { findBooking, insertBooking, readBooking, saveBooking, type BookingRow } from '../queries/bookings.ts'
import { readParcelFacts } from '../queries/parcel.ts'
import { askToBook } from './ask-to-book.ts'

export type BookParcel = { shopId: number; id: number; wish: BookShipment; userId: number; now: Date }

/** What a booking is asked for again with, after a crash too. */
export type BookingWish = Pick<BookShipment, 'pickup_date' | 'from_lat' | 'from_lng' | 'to_lat' | 'to_lng'> & {
  weight_g: number
  /** What the seller says that it costs, in sen. */
  cost_sen: Sen | null
}

/**
 * Books a parcel with a courier, once however often it is pressed: the try is written down before the courier is asked, and whoever
 * comes meanwhile waits for it. Without any courier account it is booked by hand.
 * @throws AppError `not_found`, `conflict` with the reason or the courier's words, `not_ready` where the courier did not answer
 */
export async function bookParcel(deps: Deps, wanted: BookParcel): Promise<'booked' | 'by_hand'> {
  const { shopId } = wanted
  const begun = await inTransaction(deps.db, { shopId }, (trx) => begin(deps, trx, wanted))
  if (begun === null) return 'by_hand'
  if (begun.state === 'booked') return 'booked'
  const ids = { shopId, bookingId: begun.id }
  await askToBook(deps, ids)
  const after = await settled(deps, ids)
  const name = courierProviderName(after.provider)
  if (after.state === 'booked') return 'booked'
  if (after.state === 'refused')
    throw new AppError('conflict', bookTexts.refused, { params: { name, problem: after.failure ?? '' } })
  if (after.state === 'unclear') throw new AppError('conflict', bookTexts.unclear, { params: { name } })
  if (after.state === 'cancelled') throw new AppError('conflict', bookTexts.notWaiting)
  if (after.starting_until !== null) throw new AppError('conflict', bookTexts.underWay)
  throw new AppError('not_ready', bookTexts.noAnswer, { params: { name }, retryAfter: 30 })
}

async function begin(deps: Deps, trx: Db, { shopId, id, wish, userId, now }: BookParcel): Promise<BookingRow | null> {
  const { order, shipment } = await lockShipment(trx, { shopId, id })
  const open = await findBooking(trx, { shopId, id })
  if (open && (open.state !== 'unclear' || !wish.again)) {
    // What nobody knows about is asked about again by the seller alone.
    return open
  }
  if (open) await saveBooking(trx, { shopId, bookingId: open.id }, { state: 'refused', updated_at: now })
  if (shipment.status !== 'draft') throw new AppError('conflict', bookTexts.notWaiting)
  mustAllow(order, 'fulfil')
  const weight = wish.weight ? parseKilograms(wish.weight) : shipment.weight_g
  if (wish.weight && !weight) throw refuseField('weight', bookTexts.weightUnreadable)
  const cost = wish.cost ? parseRinggit(wish.cost) : null
  const account = await chooseAccount(deps, trx, shopId, wish, shipment.courier)
  if (account === null) {
    await bookByHand(trx, { shopId, id, courier: wish.courier, service: wish.service, weight, cost, now })
    return null
  }
  const facts = await readParcelFacts(trx, { shopId, id })
  if (!facts) throw new AppError('not_found', texts.notFound)
  const { from_lat, from_lng, to_lat, to_lng, pickup_date } = wish
  endsOf(facts, {})
  const courier = mustFind(deps, account.provider)
  if (collectOf(facts, facts.is_first) > 0 && !collects[courier.provider])
    throw new AppError('conflict', bookTexts.noCollect, { params: { name: courierProviderName(courier.provider) } })
  const asked: BookingWish = {
    weight_g: weightOf(weight === null ? null : grams(weight), facts.goods_g),
    from_lat,
    from_lng,
    to_lat,
    to_lng,
    pickup_date,
    cost_sen: cost,
  }
  const [usual] = courier.services
  const named = courier.services.find(({ code }) => code === (wish.service || shipment.service))?.code
  const service = usual ? (named ?? usual.code) : (wish.service ?? '')
  if (service === '') throw refuseField('service', bookTexts.noService)
  return insertBooking(trx, {
    shop_id: shopId,
    shipment_id: id,
    account_id: account.id,
    provider: account.provider,
    service,
    // Ours, and unlike that of any other try.
    reference: `KD${id}-${randomBytes(5).toString('hex').toUpperCase()}`,
    wish: JSON.stringify({ ...asked, user_id: userId }),
    state: 'started',
    // Whatever happens to this process, somebody goes on.
    next_ask_at: new Date(now.getTime() + 120_000),
    created_at: now,
    updated_at: now,
  })
}

function mustFind({ couriers }: Deps, provider: string): CourierProvider {
  const courier = couriers.find(provider)
  if (!courier) throw refuseField('provider', bookTexts.unknownProvider)
  return courier
}

/** Null: by hand. */
async function chooseAccount(
  deps: Deps,
  trx: Db,
  shopId: number,
  wish: BookShipment,
  courierOfParcel: string,
): Promise<AccountRow | null> {
  if (wish.provider === 'manual') return null
  if (wish.provider) {
    const { provider } = mustFind(deps, wish.provider)
    const account = await findCourierAccount(trx, shopId, provider)
    if (!account?.is_active)
      throw new AppError('conflict', bookTexts.accountOff, { params: { name: courierProviderName(provider) } })
    return account
  }
  const active = (await listCourierAccounts(trx, shopId)).filter(({ is_active }) => is_active)
  const named = findCourier(wish.courier || courierOfParcel)
  const own = active.find(({ provider }) => findCourier(courierProviderName(provider)) === named && named !== null)
  // One that hands parcels to others takes any; a named courier is never booked with another one.
  const broker = active.find(({ provider }) => isCourierCode(provider) && courierProviders[provider].courier === null)
  const only = active.length === 1 && named === null ? active[0] : undefined
  return own ?? (wish.service ? broker : undefined) ?? only ?? null
}

const looks = 150
const betweenLooksMs = 100

/** As it is once whoever asks the courier has an answer, or takes too long. */
async function settled({ db }: Deps, ids: { shopId: number; bookingId: number }): Promise<BookingRow> {
  for (let look = 0; ; look++) {
    const row = await inTransaction(db, { shopId: ids.shopId, readOnly: true }, (trx) => readBooking(trx, ids))
    if (!row) throw new AppError('not_found', texts.notFound)
    if (row.state !== 'started' || row.starting_until === null || look >= looks) return row
    await sleep(betweenLooksMs)
  }
}
