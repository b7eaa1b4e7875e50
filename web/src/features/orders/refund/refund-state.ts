import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { add, lesser, noSen, subtract } from '@kedai/domain/money/sen.ts'
import { priceOfUnits } from '@kedai/domain/orders/refund-lines.ts'
import { heldOf, read } from '../held-money.ts'

type Line = SellerOrder['lines'][number]

// A ticket or a rented unit that can be chosen by itself.
export type Piece = { id: number; title: string; hint: string; isUsed: boolean }

export type RefundableLine = {
  line: Line
  // Units whose money has not gone back.
  max: number
  // `tickets` or `units` of the call; none where a unit is like the next.
  field: 'tickets' | 'units' | null
  pieces: readonly Piece[]
}

export type RefundChoice = {
  // By the line's id; of lines whose pieces are chosen, how many follows from them.
  quantities: Readonly<Record<number, number>>
  pieceIds: readonly number[]
  // The buyer keeps what is refunded: nothing is given up.
  isGoodwill: boolean
  // By the line's id, where the seller said so.
  restock: Readonly<Record<number, boolean>>
  withShipping: boolean
}

export const nothingChosen: RefundChoice = {
  quantities: {},
  pieceIds: [],
  isGoodwill: false,
  restock: {},
  withShipping: false,
}

// The lines of an order that something can still be refunded of, in their order.
export const refundableLines = ({ lines, tickets = [] }: SellerOrder): RefundableLine[] =>
  lines.flatMap((line): RefundableLine[] => {
    const max = line.quantity - line.returned
    if (max <= 0) return []
    const ofLine = tickets.filter(({ line_id: id, status }) => id === line.id && status !== 'void')
    if (ofLine.length > 0)
      return [
        {
          line,
          max,
          field: 'tickets',
          pieces: ofLine.map(({ id, name, code, status }) => ({
            id,
            title: name,
            hint: code,
            isUsed: status === 'used',
          })),
        },
      ]
    const units = line.rental_units ?? []
    if (units.length > 1)
      return [
        {
          line,
          max,
          field: 'units',
          pieces: units.map(({ id, name }) => ({ id, title: name, hint: '', isUsed: false })),
        },
      ]
    return [{ line, max, field: null, pieces: [] }]
  })

// How many units of a line are chosen.
export const chosenOf = ({ line, max, field, pieces }: RefundableLine, choice: RefundChoice): number =>
  field === null
    ? Math.min(max, choice.quantities[line.id] ?? 0)
    : pieces.filter(({ id }) => choice.pieceIds.includes(id)).length

// Everything that can be refunded.
export const allChosen = (open: readonly RefundableLine[], choice: RefundChoice): RefundChoice => ({
  ...choice,
  quantities: Object.fromEntries(open.map(({ line, max }) => [line.id, max])),
  pieceIds: open.flatMap(({ pieces, max }) => pieces.slice(0, max).map(({ id }) => id)),
  withShipping: true,
})

// Whether a line's goods can be sold again: as the seller said, else those that had not been sent.
export const isRestocked = ({ line, max }: RefundableLine, choice: RefundChoice): boolean =>
  choice.restock[line.id] ?? (line.sent === 0 && max > 0)

// What is chosen comes to, as on the wire: never more than is held; the server reckons the same.
export function priceOfChoice(order: SellerOrder, open: readonly RefundableLine[], choice: RefundChoice): string {
  const sold = order.lines.map(({ id, quantity, total, discount, returned, refunded }) => ({
    id,
    quantity,
    net: subtract(read(total), read(discount)),
    returned,
    refunded: read(refunded),
  }))
  const wanted = open.map((one) => ({ id: one.line.id, quantity: chosenOf(one, choice) }))
  const shipping = choice.withShipping ? read(order.shipping_left) : noSen
  return formatRinggit(lesser(add(priceOfUnits(sold, wanted), shipping), read(heldOf(order))))
}

// The call's part of what is chosen.
export function bodyOfChoice(order: SellerOrder, open: readonly RefundableLine[], choice: RefundChoice) {
  const lines = open.flatMap((one) => {
    const quantity = chosenOf(one, choice)
    if (quantity === 0) return []
    const { line, field, pieces } = one
    const said = choice.restock[line.id]
    return [
      {
        id: line.id,
        quantity,
        ...(choice.isGoodwill
          ? { gives_up: 0 }
          : {
              ...(said !== undefined && { restock: said ? 1 : 0 }),
              ...(field !== null && {
                [field]: pieces.flatMap(({ id }) => (choice.pieceIds.includes(id) ? [id] : [])),
              }),
            }),
      },
    ]
  })
  return {
    ...(lines.length > 0 && { lines }),
    ...(choice.withShipping && order.shipping_left !== '0.00' && { shipping: order.shipping_left }),
  }
}
