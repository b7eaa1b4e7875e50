import type { QuoteShipment, ShipmentQuote } from '@kedai/contracts/courier-accounts.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen, sen } from '@kedai/domain/money/sen.ts'
import { courierProviderName } from '@kedai/domain/shipments/courier-providers.ts'
import { findCourier } from '@kedai/domain/shipments/couriers.ts'
import { isStateCode } from '@kedai/domain/shipping/states.ts'
import { parseKilograms, type Grams } from '@kedai/domain/weight/kilograms.ts'
import { GatewayDown, GatewayRefused } from '../../../../integrations/payments/gateway.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { lockOrder } from '../../orders/actions/lock-order.ts'
import { quoteShipping } from '../../shipping/actions/quote-shipping.ts'
import { readMethods } from '../../shipping/actions/shipping-methods.ts'
import { openAccount } from '../accounts.ts'
import { bookTexts } from '../messages.ts'
import { collectOf, collects, endsOf, newParcel, weightOf } from '../parcel-of.ts'
import { listCourierAccounts, type AccountRow } from '../queries/accounts.ts'
import { readOrderFacts, readOwnMethods, type OrderFacts } from '../queries/parcel.ts'
import { tellProblem } from './test-courier-account.ts'

/** `problems`: couriers that were asked and told no price, and why. */
export type Quotes = { quotes: ShipmentQuote[]; problems: { name: string; problem: string; text: Message | null }[] }

/**
 * What sending all of an order costs: what couriers say, asked all at once, and what the shop's own tables say, which are also the
 * prices of couriers that tell none. The cheapest first. @throws AppError `not_found`, `conflict`, `invalid` at `weight`
 */
export async function quoteOrder(
  deps: Deps,
  { shopId, wish }: { shopId: number; wish: QuoteShipment },
): Promise<Quotes> {
  const typed = wish.weight ? parseKilograms(wish.weight) : null
  if (wish.weight && !typed) throw refuseField('weight', bookTexts.weightUnreadable)
  const { facts, accounts, methods } = await inTransaction(deps.db, { shopId }, async (trx) => {
    const order = await lockOrder(trx, { shopId, orderNo: wish.order_no })
    return {
      facts: await readOrderFacts(trx, { shopId, orderId: order.id }),
      accounts: (await listCourierAccounts(trx, shopId)).filter(({ is_active }) => is_active),
      methods: await readOwnMethods(trx, shopId),
    }
  })
  const weight = weightOf(typed, facts.goods_g)
  const told = await Promise.all(accounts.map((account) => askOne(deps, account, facts, weight, wish)))
  const own = ownQuotes(methods, facts, weight).map((quote): ShipmentQuote => {
    // A courier that tells no prices goes by the shop's own.
    const account = accounts.find(
      ({ provider }) =>
        findCourier(courierProviderName(provider)) === findCourier(quote.courier) &&
        findCourier(quote.courier) !== null &&
        deps.couriers.find(provider)?.quotes === null,
    )
    const service = account && deps.couriers.find(account.provider)?.services[0]?.code
    return { ...quote, service: service ?? quote.name, provider: account?.provider ?? null, is_own_price: true }
  })
  const unpriced = accounts.filter(({ provider }) => own.every((quote) => quote.provider !== provider))
  const quotes = [
    ...told.flatMap((one) => one.quotes),
    ...own,
    ...unpriced.flatMap((account) => servicesOf(deps, account, facts)),
  ]
  return {
    quotes: quotes.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : sortKey(a) > sortKey(b) ? 1 : 0)),
    problems: told.flatMap(({ problem }) => (problem === null ? [] : [problem])),
  }
}

// Those without a price come last.
const sortKey = ({ price }: ShipmentQuote): string => price?.padStart(14, '0') ?? '~'

// What a courier that tells no prices carries; it is booked all the same.
function servicesOf({ couriers }: Deps, { provider }: AccountRow, facts: OrderFacts): ShipmentQuote[] {
  const courier = couriers.find(provider)
  if (!courier || courier.quotes !== null || (collectOf(facts, true) > 0 && !collects[courier.provider])) return []
  return courier.services.map(({ code, name }) => ({
    courier: courierProviderName(provider),
    service: code,
    name,
    price: null,
    days: null,
    provider,
    is_own_price: true,
  }))
}

function ownQuotes(rows: Parameters<typeof readMethods>[0], facts: OrderFacts, weight: Grams) {
  const { state, postcode, country, pieces, value_sen: value } = facts
  const destination = { country: country || 'MY', state: isStateCode(state) ? state : null, postcode }
  // What the courier costs the shop, whatever it asks of the buyer.
  const methods = readMethods(rows).map((method) => ({ ...method, freeAbove: null }))
  const parcel = { weight, quantity: Math.max(1, pieces), goods: sen(value), own: noSen }
  const result = quoteShipping(methods, parcel, destination, null)
  return result.ok
    ? result.quotes.map(({ method: { courier, name }, price }) => ({
        courier: courier || name,
        name,
        price: formatRinggit(price),
        days: null,
      }))
    : []
}

async function askOne(deps: Deps, account: AccountRow, facts: OrderFacts, weight: Grams, wish: QuoteShipment) {
  const none = { quotes: [] as ShipmentQuote[], problem: null }
  const courier = deps.couriers.find(account.provider)
  const opened = openAccount(deps, account)
  if (!courier?.quotes || !opened) return none
  const name = courierProviderName(account.provider)
  if (collectOf(facts, true) > 0 && !collects[courier.provider]) return none
  try {
    const parcel = newParcel(facts, endsOf(facts, wish), {
      reference: facts.order_no,
      service: '',
      callbackUrl: '',
      weight,
      pickupOn: null,
      now: deps.clock.now(),
    })
    const told = await courier.quotes(opened, parcel, AbortSignal.timeout(20_000))
    const quotes = told.map((quote): ShipmentQuote => ({
      ...quote,
      price: formatRinggit(quote.price),
      provider: account.provider,
      is_own_price: false,
    }))
    return { quotes, problem: null }
  } catch (error) {
    if (!(error instanceof GatewayDown || error instanceof GatewayRefused || error instanceof AppError)) throw error
    await tellProblem(deps, { shopId: account.shop_id, accountId: account.id }, error)
    return { ...none, problem: { name, problem: error.message, text: error instanceof AppError ? error.text : null } }
  }
}
