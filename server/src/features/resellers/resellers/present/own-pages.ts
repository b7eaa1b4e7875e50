import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import type { AreaProduct, ResellerHome, ResellerOrderRow, ResellerWallet } from '@kedai/contracts/resellers.ts'
import { type ListStep, listNow, priceOf, stepFor } from '@kedai/domain/catalogue/price-of.ts'
import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import { displayRinggit, formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { type Sen, sen, subtract } from '@kedai/domain/money/sen.ts'
import { fulfilmentStatuses, orderStatuses, paymentStatuses } from '@kedai/domain/orders/statuses.ts'
import type { CommissionState } from '@kedai/domain/resellers/commissions.ts'
import { isResellerStatus } from '@kedai/domain/resellers/statuses.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { say } from '../../../../platform/errors/message.ts'
import { qrPath } from '../../../../platform/codes/qr-path.ts'
import { publicPath } from '../../../../platform/files/links.ts'
import { commissionTexts } from '../commission-messages.ts'
import type {
  EntryListRow,
  MonthRow,
  LargestOrderRow,
  NextRankRow,
  OwnOrderRow,
  OwnPieceRow,
  WalletRow,
} from '../queries/own-pages.ts'
import type { SoldUnit } from '../queries/price-lists.ts'
import type { TermsRow } from '../queries/terms.ts'
import { isReached } from '../shared/reached-rank.ts'
import type { OwnPrice, ResellerTerms } from '../shared/read-terms.ts'

const money = (amount: number) => formatRinggit(sen(amount))
const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], found: string): Value =>
  values.find((value) => value === found) ?? values[0]

export const presentOwnOrder = (row: OwnOrderRow, lang: Lang): ResellerOrderRow => ({
  ...presentHomeOrder(row),
  relation: row.relation,
  url: row.relation === 'bought' ? `/order/${row.token}` : null,
  commission:
    row.earned_sen === null || row.state === null
      ? null
      : { amount: money(row.earned_sen - (row.reversed_sen ?? 0)), state: row.state },
  note: row.relation === 'referred' && row.earned_sen === null ? say(whyNothing(row), lang) : null,
})

const whyNothing = ({ why, payment_status }: OwnOrderRow) => {
  if (why !== 'link') return commissionTexts.ownPurchase
  return paidStatuses.has(payment_status) ? commissionTexts.earnsNothing : commissionTexts.notPaidYet
}
const paidStatuses = new Set(['paid', 'overpaid', 'partially_refunded', 'refunded'])

/** Of somebody else's order a reseller learns who bought, not how to reach him. */
export const presentHomeOrder = (row: OwnOrderRow): ResellerHome['orders'][number] => ({
  order_no: row.order_no,
  buyer_name: row.buyer_name,
  total: money(row.total_sen),
  payment_status: oneOf(paymentStatuses, row.payment_status),
  fulfilment_status: oneOf(fulfilmentStatuses, row.fulfilment_status),
  order_status: oneOf(orderStatuses, row.order_status),
  placed_at: formatTime(row.placed_at),
  items_text: row.items_text ?? '',
  total_qty: row.total_qty,
})

type Listed = { entries: readonly EntryListRow[]; months: readonly MonthRow[]; month: string | undefined }

export const presentWallet = (wallet: WalletRow, { entries, months, month }: Listed): ResellerWallet => ({
  balance: balanceOf(wallet),
  available: money(Math.max(0, wallet.available_sen)),
  pending: money(wallet.pending_sen),
  clearing: money(wallet.clearing_sen),
  on_vouchers: money(wallet.held_sen),
  entries: entries.map((row) => ({
    kind: row.kind,
    amount: money(row.amount_sen),
    state: stateOf(row),
    ref: row.ref,
    note: row.note,
    at: formatTime(row.at),
  })),
  statement: month === undefined ? null : statementOf(month, months),
  months: months.slice(0, listedMonths).map((one) => one.month),
})

const listedMonths = 24

// A month without movements stands between those around it.
function statementOf(month: string, months: readonly MonthRow[]): ResellerWallet['statement'] {
  const before = Number(months.find((one) => one.month < month)?.closing_sen ?? 0)
  const found = months.find((one) => one.month === month)
  return {
    month,
    opening: money(before),
    came_in: money(Number(found?.in_sen ?? 0)),
    went_out: money(Number(found?.out_sen ?? 0)),
    closing: money(found ? Number(found.closing_sen) : before),
  }
}

const balanceOf = ({ pending_sen, clearing_sen, available_sen, held_sen }: WalletRow): string =>
  money(pending_sen + clearing_sen + available_sen + held_sen)

function stateOf(row: EntryListRow): CommissionState {
  switch (row.kind) {
    case 'commission':
    case 'override':
      return row.commission_state ?? 'pending'
    case 'reversal':
      return 'reversed'
    case 'payout_returned':
    case 'deposit':
    case 'joining_fee':
    case 'returned':
      return 'available'
    case 'spent':
    case 'withdrawal':
      return 'paid'
    case 'payout':
      return row.voucher_status === 'void' ? 'reversed' : 'paid'
  }
}

type Home = {
  area: ProgrammeArea
  lang: Lang
  now: Date
  row: TermsRow
  terms: ResellerTerms
  reason: string
  link: string
  wallet: WalletRow
  orders: readonly OwnOrderRow[]
  next: NextRankRow | null
  stock: AreaProduct[]
  largest: LargestOrderRow
  ownStock: OwnPieceRow[] | null
}

export function presentHome({ area, lang, row, terms, ...home }: Home): Omit<ResellerHome, 'to_send'> {
  const { minimum, upline } = terms
  return {
    area,
    programme: row.programme,
    name: row.name,
    status: isResellerStatus(row.status) ? row.status : 'active',
    notice: noticeOf(row, terms, home.reason, lang),
    fee:
      row.fee_sen === null || row.fee_hashslug === null
        ? null
        : { amount: money(row.fee_sen), url: `/view/invoice/${row.fee_hashslug}` },
    rank: row.rank_id === null ? null : { id: row.rank_id, name: row.rank_name ?? '' },
    upline: upline && { id: upline.id, name: upline.name },
    link: home.link,
    code: row.code,
    balance: balanceOf(home.wallet),
    earnings: {
      pending: money(home.wallet.pending_sen),
      clearing: money(home.wallet.clearing_sen),
      available: money(Math.max(0, home.wallet.available_sen)),
      paid: money(home.wallet.paid_sen),
    },
    stock: home.stock,
    orders: home.orders.map(presentHomeOrder),
    next_rank: home.next && {
      id: home.next.id,
      name: home.next.name,
      first_order: { min_qty: home.next.first_min_qty, min_amount: money(home.next.first_min_sen) },
      is_reached: isReached(home.largest, home.next),
    },
    minimum: {
      min_qty: minimum.quantity,
      min_amount: formatRinggit(minimum.amount),
      multiple_of: minimum.multipleOf,
    },
    largest_order: { quantity: home.largest.quantity, amount: money(home.largest.amount_sen) },
    whatsapp_number: upline?.phone || null,
    qr: qrPath(home.link),
    own_stock:
      home.ownStock?.map(({ variation_id, title, option_values, quantity }) => ({
        variation_id,
        title,
        options: optionsText(option_values),
        quantity,
      })) ?? null,
  }
}

function noticeOf({ status }: TermsRow, { minimum }: ResellerTerms, reason: string, lang: Lang): string | null {
  if (status === 'awaiting_first_order')
    return say(commissionTexts.firstOrder, lang, {
      quantity: minimum.quantity,
      amount: displayRinggit(minimum.amount, lang),
    })
  return status === 'warned' ? say(commissionTexts.warned, lang, { reason }) : null
}

/** The area's catalogue at a reseller's own prices: of each product its cheapest unit. */
export function presentAreaProducts(
  units: readonly SoldUnit[],
  prices: ReadonlyMap<number, OwnPrice>,
  now: Date,
): AreaProduct[] {
  const products = new Map<
    number,
    { row: SoldUnit; own: Sen; retail: Sen; list: readonly ListStep[]; stock: number | null }
  >()
  for (const row of units) {
    const promo = { isPromo: row.is_promo, promoUntil: row.promo_until }
    const unit = {
      price: sen(row.price_sen),
      promoPrice: row.promo_price_sen === null ? null : sen(row.promo_price_sen),
    }
    const retail = priceOf(unit, { promo, quantity: 1, now }).price
    const list = listNow(prices.get(row.variation_id) ?? {}, retail)
    const own = stepFor(list, 1)?.price ?? retail
    const known = products.get(row.product_id)
    const stock = known ? (known.stock === null || row.stock === null ? null : known.stock + row.stock) : row.stock
    if (!known || own < known.own) products.set(row.product_id, { row, own, retail, list, stock })
    else known.stock = stock
  }
  return [...products.values()].map(({ row, own, retail, list, stock }) => ({
    product_id: row.product_id,
    view_id: row.view_id,
    title: row.title,
    image: row.image_key === null ? null : publicPath(row.image_key),
    price: formatRinggit(own),
    retail_price: formatRinggit(retail),
    retail_floor: row.floor_sen === null ? null : money(row.floor_sen),
    retail_ceiling: row.ceiling_sen === null ? null : money(row.ceiling_sen),
    margin: formatRinggit(subtract(retail, own)),
    stock,
    is_out_stock: stock === 0,
    min_purchase_qty: row.min_purchase_qty,
    tiers: list.map((step) => ({
      min_qty: step.minQuantity,
      price: formatRinggit(step.price),
    })),
  }))
}
