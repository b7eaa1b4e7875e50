import type { Answer, Stage, TestClient } from './stage.ts'

/** How somebody pays: the kinds differ in what holds the units, and for how long. */
export const waysToPay = ['bank_transfer', 'sandbox', 'cod'] as const
export type WayToPay = (typeof waysToPay)[number]

/** `key`: sent twice with it, which is one order. */
export type Wish = { units: number; way?: WayToPay; coupon?: string; key?: string }

/** An order that was taken, with the browser of its buyer. */
export type Placed = { orderNo: string; token: string; buyer: TestClient }

/** What a proof reads of an order, as its seller is told it. */
export type OrderNow = {
  order_no: string
  revision: number
  payment_status: string
  order_status: string
  paid: string
  refunded: string
  balance_due: string
  totals: { total: string; shipping: string }
  lines: {
    id: number
    quantity: number
    left_to_pack: number
    returned?: number
    given_up?: number
    refunded: unknown
  }[]
  payments: { kind: 'payment' | 'refund'; amount: string }[]
  unmatched: { amount: string; status: string }[]
  shipments: { id: number; status: string }[]
  buyer: Record<string, unknown> & { state: { code: string } | null }
}

export type RefundedLine = { id: number; quantity: number; gives_up?: 0 | 1; restock?: 0 | 1; tickets?: number[] }
export type Refund = { amount?: string; lines?: RefundedLine[]; shipping?: string }

const root = '/api/ajax/seller/orders'
const keyed = (key: string | undefined) => (key === undefined ? {} : { headers: { 'idempotency-key': key } })

/** Sen of an amount as the wire writes it. */
export const senOf = (amount: string): number => Math.round(Number(amount) * 100)
export const amountOf = (sen: number): string => (sen / 100).toFixed(2)

export const readOrder = async ({ owner }: Stage, { orderNo }: Placed): Promise<OrderNow> =>
  (await owner.get(`${root}/${orderNo}`)).body.data

export const readAsBuyer = async ({ buyer, token }: Placed) =>
  (await buyer.get(`/api/ajax/guest/order/${token}`)).body.data

export const recordPayment = ({ owner }: Stage, { orderNo }: Placed, amount: string, key?: string): Promise<Answer> =>
  owner.post(`${root}/${orderNo}/record-payment`, { amount, method: 'cash' }, keyed(key))

export const refund = ({ owner }: Stage, { orderNo }: Placed, wish: Refund, key?: string): Promise<Answer> =>
  owner.post(`${root}/${orderNo}/refund`, { reason: 'Given back', by_hand: true, ...wish }, keyed(key))

export const cancelBySeller = ({ owner }: Stage, { orderNo }: Placed): Promise<Answer> =>
  owner.post(`${root}/${orderNo}/cancel`, { reason: 'Not wanted' })

export const cancelByBuyer = ({ buyer, token }: Placed): Promise<Answer> =>
  buyer.post(`/api/ajax/guest/order/${token}/cancel`, {})

/** Everything leaves in one parcel. */
export const send = ({ owner }: Stage, { orderNo }: Placed): Promise<Answer> =>
  owner.post(`${root}/${orderNo}/fulfil`, { courier: 'Pos Laju', tracking_number: `T-${orderNo}` })

export const takeBackParcel = ({ owner }: Stage, parcel: number, restock: 0 | 1): Promise<Answer> =>
  owner.post(`/api/ajax/seller/shipments/${parcel}/returned`, { restock })

/** The order's form, with other quantities. */
export const edit = ({ owner }: Stage, order: OrderNow, lines: readonly object[]): Promise<Answer> =>
  owner.post(`${root}/${order.order_no}/edit`, {
    ...Object.fromEntries(Object.entries(order.buyer).map(([name, value]) => [name, value ?? ''])),
    state: order.buyer.state?.code ?? '',
    revision: order.revision,
    shipping: order.totals.shipping,
    lines,
  })

/** Whether an order still holds anything: it is neither cancelled nor expired. */
export const stands = ({ order_status: status }: Pick<OrderNow, 'order_status'>): boolean =>
  status === 'open' || status === 'completed'
