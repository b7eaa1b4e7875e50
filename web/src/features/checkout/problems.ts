import type { ItemView } from '@kedai/contracts/items.ts'
import { type QuantityRefusal, judgeQuantity } from '@kedai/domain/catalogue/quantity.ts'
import { type BuyerField, type Need, buyerFields, neededBuyerFields } from '@kedai/domain/checkout/buyer-fields.ts'
import { type FieldRefusal, checkBuyer, checkBuyerField } from '@kedai/domain/checkout/check-buyer.ts'
import { isProductTypeName, productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import type { Values } from './values.ts'

// Why an input cannot be taken: by a rule of ours, or in the server's own words.
export type Problem =
  | { by: 'field'; reason: FieldRefusal }
  | { by: 'quantity'; refusal: QuantityRefusal }
  | { by: 'form'; reason: 'choose' | 'choose_payment' | 'upload' | 'agree' | 'use_coupon' }
  | { by: 'server'; message: string }

// By the `name` of the input.
export type Problems = Readonly<Record<string, Problem>>

export type Files = { paymentProof: File | null; file_upload: File | null }

// Whether something leaves in a parcel.
export const ships = (view: ItemView): boolean => {
  const type = view.item.item_type
  return isProductTypeName(type) && productTypeRules(type).ships
}

// Where the buyer collects; null where a parcel goes. It stands chosen beforehand only in a shop that sends nothing.
export function pickupOf(
  { shipping_methods: methods }: ItemView,
  { shippingMethodId }: Pick<Values, 'shippingMethodId'>,
) {
  const pickups = methods.filter(({ pickup }) => pickup !== null)
  return (
    pickups.find(({ id }) => id === shippingMethodId) ??
    (pickups.length === methods.length ? pickups[0] : undefined) ??
    null
  )
}

export function buyerNeeds(view: ItemView, values: Pick<Values, 'shippingMethodId'>): Record<BuyerField, Need> {
  const type = view.item.item_type
  return neededBuyerFields({
    ships: ships(view) && pickupOf(view, values) === null,
    mailed: isProductTypeName(type) && productTypeRules(type).mailed,
  })
}

// What to tell of them: while nothing is chosen yet, that alone.
export const told = (problems: Problems, { wants }: Pick<Values, 'wants'>): Problems =>
  wants.length > 0 ? problems : Object.fromEntries(Object.entries(problems).slice(0, 1))

// Everything that stands in the way of sending the order, in the order of the form. The server looks at all of it again.
export function findProblems(values: Values, files: Files, view: ItemView): Problems {
  const problems: Record<string, Problem> = { ...itemProblems(values, view) }
  if (view.file_upload?.is_required && files.file_upload === null)
    problems.file_upload = { by: 'form', reason: 'upload' }
  for (const [field, reason] of Object.entries(checkBuyer(values, buyerNeeds(view, values))))
    problems[field] = { by: 'field', reason }
  if (!view.payment_methods.some(({ code }) => code === values.paymentMethod))
    problems.paymentMethod = { by: 'form', reason: 'choose_payment' }
  if (view.item.tnc && !values.agreeTnc) problems.agreeTnc = { by: 'form', reason: 'agree' }
  return problems
}

// The inputs of this page for the fields of a 422: `items.0.quantity` is the stepper, `shipping` the cards.
export function problemsOfServer(fields: Record<string, string>, view: ItemView): Problems {
  const problems: Record<string, Problem> = {}
  for (const [field, message] of Object.entries(fields)) problems[inputOf(field, view)] ??= { by: 'server', message }
  return problems
}

// What is left after a change: a mistake is not held against somebody who is just mending it, but stays while it is one.
export function healed(problems: Problems, changed: Partial<Values>, country: string): Problems {
  const mended = Object.entries(changed).flatMap(([name, value]) => {
    if (problems[name]?.by === 'field' && isBuyerField(name))
      return value !== '' && checkBuyerField(name, String(value), country) === null ? [name] : []
    return inputsOf[name] ?? [name]
  })
  return mended.some((name) => name in problems) ? without(problems, mended) : problems
}

export const without = (problems: Problems, inputs: readonly string[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([input]) => !inputs.includes(input)))

const inputsOf: Readonly<Record<string, readonly string[]>> = {
  wants: ['choice-0', 'choice-1', 'quantity'],
  couponCode: ['coupon_code'],
  // Who collects instead needs no address.
  shippingMethodId: ['shipping_method_id', 'address', 'postcode', 'city', 'state'],
  clickUpsell: ['click_upsell'],
}

const isBuyerField = (name: string): name is BuyerField => buyerFields.some((field) => field === name)

function itemProblems({ wants }: Values, view: ItemView): Record<string, Problem> {
  const missing = view.item.item_type === 'variation' ? 'choice-0' : 'quantity'
  if (wants.length === 0) return { [missing]: { by: 'form', reason: 'choose' } }
  for (const { id, quantity } of wants) {
    const unit = view.items.find((candidate) => candidate.id === id)
    if (!unit) return { [missing]: { by: 'form', reason: 'choose' } }
    const refusal = judgeQuantity(
      quantity,
      { min: unit.min_purchase_qty, max: unit.max_purchase_qty, multipleOf: unit.multiple_of },
      unit.stock,
    )
    if (refusal) return { quantity: { by: 'quantity', refusal } }
  }
  return {}
}

function inputOf(field: string, view: ItemView): string {
  if (field === 'items') return view.item.item_type === 'variation' ? 'choice-0' : 'quantity'
  if (field.startsWith('items.')) return 'quantity'
  if (field === 'shipping' || field === 'shipping_method_id') return 'shipping_method_id'
  return field === 'location' ? 'postcode' : field
}
