import type { QuantityRefusal } from '@kedai/domain/catalogue/quantity.ts'
import { type BuyerField, buyerFields } from '@kedai/domain/checkout/buyer-fields.ts'
import { type FieldRefusal, checkBuyer, checkBuyerField } from '@kedai/domain/checkout/check-buyer.ts'
import { isOfType } from '../../product-types/buyer-choice.ts'
import { type OrderFrame, buyerNeeds } from './frame.ts'
import type { OrderValues, Values } from './values.ts'

// Why an input cannot be taken: by a rule of ours, or in the server's own words.
export type Problem =
  | { by: 'field'; reason: FieldRefusal }
  | { by: 'quantity'; refusal: QuantityRefusal }
  | { by: 'form'; reason: 'choose' | 'choose_payment' | 'upload' | 'agree' | 'use_coupon' }
  | { by: 'server'; message: string }

// By the `name` of the input.
export type Problems = Readonly<Record<string, Problem>>

export type Files = { file_upload: File | null }

// What stands in the way of sending the order besides what is bought, in the order of the form. The server looks at all of it again.
export function findProblems(values: OrderValues, files: Files, frame: OrderFrame): Problems {
  const problems: Record<string, Problem> = {}
  if (frame.file_upload?.is_required && files.file_upload === null)
    problems.file_upload = { by: 'form', reason: 'upload' }
  for (const [field, reason] of Object.entries(checkBuyer(values, buyerNeeds(frame, values))))
    problems[field] = { by: 'field', reason }
  if (!frame.payment_methods.some(({ code }) => code === values.paymentMethod))
    problems.paymentMethod = { by: 'form', reason: 'choose_payment' }
  if (frame.tnc.length > 0 && !values.agreeTnc) problems.agreeTnc = { by: 'form', reason: 'agree' }
  return problems
}

// The inputs of the form for the fields of a 422: `shipping` is the cards; `inputOfLine` is where `items.0.quantity`, or `cart.7` of a cart, is put right.
export function problemsOfServer(fields: Record<string, string>, inputOfLine: (field: string) => string): Problems {
  const problems: Record<string, Problem> = {}
  for (const [field, message] of Object.entries(fields))
    problems[inputOf(field, inputOfLine)] ??= { by: 'server', message }
  return problems
}

// What is left after a change: a mistake is not held against somebody who is just mending it, but stays while it is one.
export function healed(problems: Problems, changed: Partial<Values>, country: string): Problems {
  const mended = Object.entries(changed).flatMap(([name, value]) => {
    if (problems[name]?.by === 'field' && isBuyerField(name))
      return value !== '' && checkBuyerField(name, String(value), country) === null ? [name] : []
    if (name === 'choice') return Object.keys(problems).filter(isOfType)
    return inputsOf[name] ?? [name]
  })
  return mended.some((name) => name in problems) ? without(problems, mended) : problems
}

export const without = (problems: Problems, inputs: readonly string[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([input]) => !inputs.includes(input)))

const inputsOf: Readonly<Record<string, readonly string[]>> = {
  wants: ['choice-0', 'choice-1', 'quantity', 'items'],
  couponCode: ['coupon_code'],
  // Who collects instead needs no address.
  shippingMethodId: ['shipping_method_id', 'address', 'postcode', 'city', 'state'],
  clickUpsell: ['click_upsell'],
  senderName: ['sender_name'],
  senderPhone: ['sender_phone'],
}

const isBuyerField = (name: string): name is BuyerField => buyerFields.some((field) => field === name)

function inputOf(field: string, inputOfLine: (field: string) => string): string {
  if (/^(items|cart)(\.|$)/.test(field)) return inputOfLine(field)
  if (field === 'shipping' || field === 'shipping_method_id') return 'shipping_method_id'
  return field === 'location' ? 'postcode' : field
}
