import type { EditOrder, OrderItem } from '@kedai/contracts/order-edits.ts'
import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { totalsToWire } from '@kedai/domain/checkout/totals.ts'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen, subtract } from '@kedai/domain/money/sen.ts'
import { parsePercent, basisPoints } from '@kedai/domain/money/percent.ts'
import { editedOrder, type AsPlaced } from '@kedai/domain/orders/edit.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import type { Person } from '../../../product-types/ticket/typed.ts'
import type { PeopleEdit } from './people-edit.ts'

export type AddedItem = { item: OrderItem; quantity: number }

export type EditState = {
  // By the line's id.
  quantities: Record<number, number>
  // Of lines of tickets.
  people: Record<number, PeopleEdit>
  added: AddedItem[]
  shipping: string
  name: string
  phone: string
  email: string
  address: string
  postcode: string
  city: string
  state: string
  reason: string
}

export const startOf = ({ lines, buyer, totals }: SellerOrder): EditState => ({
  quantities: Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity])),
  people: {},
  added: [],
  shipping: totals.shipping,
  reason: '',
  name: buyer.name,
  phone: displayPhone(buyer.phone),
  email: buyer.email ?? '',
  address: buyer.address ?? '',
  postcode: buyer.postcode ?? '',
  city: buyer.city ?? '',
  state: buyer.state?.code ?? '',
})

// By the same rules as the server's, which decides.
export function totalsOf(order: SellerOrder, { quantities, added, shipping }: EditState) {
  const standing = order.lines.map(({ id, kind, variation_id, unit_price, quantity }) => ({
    id,
    kind,
    variationId: variation_id,
    unitPrice: amountOf(unit_price),
    quantity,
  }))
  const edited = editedOrder(asPlaced(order), standing, {
    quantities: new Map(order.lines.map(({ id, quantity }) => [id, quantities[id] ?? quantity])),
    shipping: order.ships ? amountOf(shipping) : noSen,
    added: added.map(({ item, quantity }) => ({
      variationId: item.variation_id,
      unitPrice: amountOf(item.price),
      quantity,
    })),
  })
  const { click_upsell, addon_total, ...totals } = totalsToWire(edited.totals)
  const transferDiscount = formatRinggit(edited.transferDiscount)
  return { ...totals, clickUpsell: click_upsell, addonTotal: addon_total, transferDiscount }
}

const asPlaced = ({ as_placed: { lines, off_shipping }, totals, transfer_discount }: SellerOrder): AsPlaced => ({
  lines: lines.map(({ kind, variation_id, unit_price, quantity, discount }) => ({
    kind,
    variationId: variation_id,
    unitPrice: amountOf(unit_price),
    quantity,
    discount: amountOf(discount),
  })),
  addonTotal: amountOf(totals.addon_total),
  transferDiscount: amountOf(transfer_discount),
  offShipping: {
    rate: parsePercent(off_shipping.percent) ?? basisPoints(0),
    max: off_shipping.max === null ? null : amountOf(off_shipping.max),
  },
})

// What one more piece costs: an item that the order was placed with keeps its price.
export const priceOf = ({ as_placed }: SellerOrder, item: OrderItem): string =>
  as_placed.lines.find(({ kind, variation_id }) => kind === 'item' && variation_id === item.variation_id)?.unit_price ??
  item.price

// What the buyer still owes, or the shop has to give back, of an order that some money was paid for.
export function differenceOf(
  { paid, refunded }: SellerOrder,
  total: string,
): { due: string | null; back: string | null } {
  const held = subtract(amountOf(paid), amountOf(refunded))
  const rest = subtract(amountOf(total), held)
  if (held <= 0) return { due: null, back: null }
  return { due: rest > 0 ? formatRinggit(rest) : null, back: rest < 0 ? formatRinggit(subtract(noSen, rest)) : null }
}

export function wishOf(order: SellerOrder, state: EditState): EditOrder {
  const { quantities, people, added, ...rest } = state
  return {
    ...rest,
    revision: order.revision,
    // All of them, so that a refusal names a line by its place in the order.
    lines: order.lines.map(({ id, quantity }) => ({
      id,
      quantity: quantities[id] ?? quantity,
      ...(people[id] && { dropped: people[id].dropped, participants: people[id].joined.map(asTyped) }),
    })),
    added: added.map(({ item, quantity }) => ({ variation_id: item.variation_id, quantity })),
    expected_total: totalsOf(order, state).total,
  }
}

// As the server reads somebody's answers: lists of their own.
const asTyped = ({ answers = {}, ...person }: Person) => ({
  ...person,
  answers: Object.fromEntries(
    Object.entries(answers).map(([key, value]) => [key, typeof value === 'string' ? value : [...value]]),
  ),
})

export const isChanged = (order: SellerOrder, state: EditState): boolean =>
  JSON.stringify({ ...startOf(order), reason: state.reason }) !== JSON.stringify(state)

// What cannot be read yet counts as nothing; the server says what is wrong with it.
const amountOf = (text: string) => parseRinggit(text) ?? noSen
