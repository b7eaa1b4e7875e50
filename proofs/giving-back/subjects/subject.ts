import type { ProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import type { Placed, Wish } from '../orders.ts'
import { dayFrom, type Answer, type Stage } from '../stage.ts'

/** A fresh product, and what the public and its buyers are told of it. */
export type Offer = {
  id: number
  /** How many units there were; null: nobody counts them. */
  there: number | null
  /** How many can be had now. */
  free(): Promise<number>
  place(wish: Wish): Promise<{ answer: Answer; placed: Placed | null }>
  /** How many units of an order still let somebody in, get packed or are kept for them. */
  inside(order: Placed): Promise<number>
  /** Lets everybody in who ever was shown a way in; how many were. Where that can be done once alone. */
  enter?(order: Placed): Promise<number>
}

export type Subject = {
  name: string
  /** Units that one order can have, and what one costs, in sen. */
  most: number
  price: number
  ships: boolean
  /** Whether its units are counted at all. */
  countsUnits: boolean
  /** `each`: every unit has a holder of its own; `all`: they share what they open until the last is given up. */
  opens: 'each' | 'all'
  /** Codes are seen with the payment: given up or not, nobody else gets them. */
  isSpentOncePaid?: true
  /** Whether its seller can change how many an order has. */
  isEditable: boolean
  /** What an edit says of a line that is to have so many units. */
  editedLine?: (line: { id: number; quantity: number }, units: number) => object
  open(stage: Stage): Promise<Offer>
}

export type SubjectsOfType = readonly [Subject, ...Subject[]]
export type Subjects = Record<ProductTypeName, SubjectsOfType>

let buyers = 0

type Form = Record<string, unknown> & Omit<Wish, 'units'>

/** Places an order by the guest's call, each time in a new browser as another person. */
export async function placeAs(
  { app }: Stage,
  viewId: string,
  { way = 'bank_transfer', coupon, key, ...form }: Form,
  call = 'place-order',
): Promise<{ answer: Answer; placed: Placed | null }> {
  const buyer = await app.client('en')
  buyers += 1
  const body = {
    name: `Pembeli ${buyers}`,
    phone: `011${20_000_000 + buyers}`,
    email: `pembeli${buyers}@buyer.test`,
    paymentMethod: way,
    ...(coupon !== undefined && { coupon_code: coupon }),
    ...form,
  }
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
  const send = () => buyer.post(`/api/ajax/guest/order/${call}/${viewId}`, body, { headers })
  const answer = await send()
  if (answer.status !== 200) return { answer, placed: null }
  const orderNo: string = answer.body.data.order_no
  const again = key === undefined ? answer : await send()
  if (again.body.data?.order_no !== orderNo)
    throw new Error(`sent twice with one key, it is ${again.status} ${again.text}`)
  return { answer, placed: { orderNo, token: await tokenOf(app, orderNo), buyer } }
}

// The gateway's page is where a buyer goes first: the order's own link stands in the mail.
async function tokenOf({ asOwner }: Stage['app'], orderNo: string): Promise<string> {
  const [row] = await asOwner<{ token: string }>('select token from orders where order_no = $1', [orderNo])
  return row?.token ?? ''
}

export const viewOf = async ({ visitor }: Stage, viewId: string) =>
  (await visitor.get(`/api/ajax/guest/view/${viewId}`)).body.data

/** What is left of a product's first row. */
export const stockOf = async (stage: Stage, viewId: string): Promise<number> =>
  (await viewOf(stage, viewId)).items[0].stock ?? 0

/** Ways that a shop takes for what no parcel brings. */
export const withoutParcel = (way: Wish['way']): Wish['way'] => (way === 'cod' ? 'bank_transfer' : way)

/** Far enough for every hold to run out before it, near enough to be booked. */
export const soonDay = (stage: Stage): string => dayFrom(stage, 40)
