import type { ItemView } from '@kedai/contracts/items.ts'
import type { BuyerDetails } from '@kedai/domain/checkout/buyer-fields.ts'
import { type Picked, type Want, defaultWants } from '../../product-types/buyer-choice.ts'

// What a buyer typed and chose. Files stand apart: they cannot be kept on the device.
export type Values = BuyerDetails & {
  wants: readonly Want[]
  // Options of a choice that is not complete yet.
  picked: Picked
  // The town and state were filled in for this postcode; typing another one fills them anew.
  filledFor: string
  // What the shipping price is asked for: the postcode, until a state is picked by hand.
  placeBy: 'postcode' | 'state'
  // Null leaves it to the cheapest parcel; a place to collect at is taken only when it is named.
  shippingMethodId: number | null
  paymentMethod: string
  couponCode: string
  couponIsWanted: boolean
  clickUpsell: boolean
  notes: string
  agreeTnc: boolean
  // The name of a file that was chosen: after a reload it has to be chosen again.
  slipName: string
  uploadName: string
}

export type TextField = keyof BuyerDetails | 'notes' | 'couponCode'

// Nothing costs extra before the buyer says so: the click upsell is never ticked beforehand.
export const initialValues = (view: ItemView): Values => ({
  wants: defaultWants(view),
  picked: [],
  name: view.me?.name ?? '',
  phone: view.me?.phone ?? '',
  email: view.me?.email ?? '',
  address: '',
  postcode: '',
  city: '',
  state: '',
  country: 'MY',
  filledFor: '',
  placeBy: 'postcode',
  shippingMethodId: null,
  paymentMethod: view.payment_methods[0]?.code ?? '',
  couponCode: '',
  couponIsWanted: false,
  clickUpsell: false,
  notes: '',
  agreeTnc: false,
  slipName: '',
  uploadName: '',
})

// A kept draft, as far as it still fits: the seller may have changed what is sold or how to pay. Consent is asked for each time.
export function restored(kept: Record<string, unknown>, fresh: Values, view: ItemView): Values {
  const texts = Object.fromEntries(
    textFields.flatMap((field) => (typeof kept[field] === 'string' ? [[field, kept[field]]] : [])),
  )
  const wants = Array.isArray(kept.wants)
    ? kept.wants.filter(
        (want): want is Want =>
          isWant(want) && view.items.some(({ id, is_out_stock }) => id === want.id && !is_out_stock),
      )
    : []
  const pays = view.payment_methods.some(({ code }) => code === kept.paymentMethod)
  return {
    ...fresh,
    ...texts,
    wants: wants.length > 0 ? wants : fresh.wants,
    picked: Array.isArray(kept.picked)
      ? kept.picked.map((option, tier) =>
          view.items.some(({ options }) => options[tier] === option) ? String(option) : null,
        )
      : [],
    placeBy: kept.placeBy === 'state' ? 'state' : 'postcode',
    shippingMethodId: typeof kept.shippingMethodId === 'number' ? kept.shippingMethodId : null,
    paymentMethod: pays ? String(kept.paymentMethod) : fresh.paymentMethod,
    couponIsWanted: kept.couponIsWanted === true,
    clickUpsell: kept.clickUpsell === true && view.click_upsell !== null,
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
  'slipName',
  'uploadName',
] as const

const isWant = (value: unknown): value is Want =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'quantity' in value &&
  Number.isSafeInteger(value.quantity)
