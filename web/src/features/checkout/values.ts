import type { ItemView } from '@kedai/contracts/items.ts'
import type { BuyerDetails } from '@kedai/domain/checkout/buyer-fields.ts'
import { type Picked, type TypeChoice, type Want, defaultWants } from '../../product-types/buyer-choice.ts'

// What a buyer typed and chose, whatever is bought. Files stand apart: they cannot be kept on the device.
export type OrderValues = BuyerDetails & {
  // The town and state were filled in for this postcode; typing another one fills them anew.
  filledFor: string
  // What the shipping price is asked for: the postcode, until a state is picked by hand.
  placeBy: 'postcode' | 'state'
  // Null leaves it to the cheapest parcel; a place to collect at is taken only when it is named.
  shippingMethodId: number | null
  paymentMethod: string
  // The bank to pay from, where the way to pay has a list of them; else it is chosen on the provider's page.
  paymentBank?: string
  couponCode: string
  notes: string
  agreeTnc: boolean
  // Wants offers of the shop: ticked by the buyer alone, and kept with the rest until the order is placed.
  offers: boolean
  // The name of a file that was chosen: after a reload it has to be chosen again.
  uploadName: string
  // Who stands on the parcel instead of the shop, where the buyer may say so.
  senderName?: string
  senderPhone?: string
  // Pays with the wallet first, as far as it goes.
  useWallet?: boolean
}

// The same for one item, with what is chosen of it.
export type Values = OrderValues & {
  wants: readonly Want[]
  // Options of a choice that is not complete yet.
  picked: Picked
  // What its type asks besides; null where that is nothing.
  choice: TypeChoice | null
  couponIsWanted: boolean
  clickUpsell: boolean
}

type Asks = Pick<ItemView, 'me' | 'payment_methods'>

// Nothing costs extra before the buyer says so: the click upsell is never ticked beforehand.
export const initialValues = (view: ItemView): Values => ({
  ...initialOrder(view),
  wants: defaultWants(view),
  picked: [],
  choice: null,
  couponIsWanted: false,
  clickUpsell: false,
})

export const initialOrder = ({ me, payment_methods }: Asks): OrderValues => ({
  name: me?.name ?? '',
  phone: me?.phone ?? '',
  email: me?.email ?? '',
  address: '',
  postcode: '',
  city: '',
  state: '',
  country: 'MY',
  filledFor: '',
  placeBy: 'postcode',
  shippingMethodId: null,
  paymentMethod: payment_methods[0]?.code ?? '',
  couponCode: '',
  notes: '',
  agreeTnc: false,
  offers: false,
  uploadName: '',
})

type Kept = Record<string, unknown>

// A kept draft, as far as it still fits: the seller may have changed what is sold or how to pay. Consent to terms is asked for each time.
export function restored(kept: Kept, fresh: Values, view: ItemView): Values {
  const wants = Array.isArray(kept.wants)
    ? kept.wants.filter(
        (want): want is Want =>
          isWant(want) && view.items.some(({ id, is_out_stock }) => id === want.id && !is_out_stock),
      )
    : []
  return {
    ...fresh,
    ...restoredOrder(kept, fresh, view),
    wants: wants.length > 0 ? wants : fresh.wants,
    picked: Array.isArray(kept.picked)
      ? kept.picked.map((option, tier) =>
          view.items.some(({ options }) => options[tier] === option) ? String(option) : null,
        )
      : [],
    choice: isKeptChoice(kept.choice) ? { ...noChoice, typed: kept.choice.typed } : null,
    couponIsWanted: kept.couponIsWanted === true,
    clickUpsell: kept.clickUpsell === true && view.click_upsell !== null,
  }
}

export function restoredOrder(
  kept: Kept,
  fresh: OrderValues,
  { payment_methods }: Pick<Asks, 'payment_methods'>,
): OrderValues {
  const texts = Object.fromEntries(
    textFields.flatMap((field) => (typeof kept[field] === 'string' ? [[field, kept[field]]] : [])),
  )
  const pays = payment_methods.some(({ code }) => code === kept.paymentMethod)
  return {
    ...fresh,
    ...texts,
    offers: kept.offers === true,
    placeBy: kept.placeBy === 'state' ? 'state' : 'postcode',
    shippingMethodId: typeof kept.shippingMethodId === 'number' ? kept.shippingMethodId : null,
    paymentMethod: pays ? String(kept.paymentMethod) : fresh.paymentMethod,
  }
}

const textFields = [
  'name',
  'phone',
  'email',
  'address',
  'postcode',
  'city',
  'state',
  'country',
  'filledFor',
  'couponCode',
  'notes',
  'uploadName',
  'senderName',
  'senderPhone',
] as const

// What it comes to is made anew of what was typed.
const noChoice = { fields: [], missing: {}, sums: null }

const isKeptChoice = (value: unknown): value is { typed: unknown } =>
  typeof value === 'object' && value !== null && 'typed' in value

const isWant = (value: unknown): value is Want =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'quantity' in value &&
  Number.isSafeInteger(value.quantity)
