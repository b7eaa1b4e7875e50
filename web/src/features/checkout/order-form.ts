import type { ItemView } from '@kedai/contracts/items.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { bankListMethods } from '@kedai/domain/payments/bank-list-methods.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { type OrderFrame, buyerNeeds, frameOf } from './frame.ts'
import type { Files } from './problems.ts'
import type { OrderValues, Values } from './values.ts'

type Order = {
  values: OrderValues
  files: Files
  frame: OrderFrame
  shippingMethodId: number | null
  // What the buyer was shown: another sum is told and asked about before it is charged (contract §2).
  expectedTotal: Sen
}

type ItemOrder = Omit<Order, 'frame'> & {
  values: Values
  view: ItemView
  // The code that was accepted, not merely typed.
  couponCode: string | null
}

// The fields of place-order under the spec's names.
export function itemOrderForm({ view, couponCode, ...order }: ItemOrder): FormData {
  const form = orderForm({ ...order, frame: frameOf(view) })
  order.values.wants.forEach(({ id, quantity }, at) => {
    form.append(`items[${at}][id]`, String(id))
    form.append(`items[${at}][quantity]`, String(quantity))
  })
  for (const [name, value] of order.values.choice?.fields ?? []) form.append(name, value)
  if (couponCode) form.append('coupon_code', couponCode)
  if (view.click_upsell) form.append('click_upsell', order.values.clickUpsell ? '1' : '0')
  return form
}

// What every order carries besides what is bought; hidden fields are left out.
export function orderForm({ values, files, frame, shippingMethodId, expectedTotal }: Order): FormData {
  const form = new FormData()
  for (const [field, need] of Object.entries(buyerNeeds(frame, values))) {
    if (need !== 'hidden') form.append(field, values[field as keyof typeof values & string] as string) // the table's keys are the buyer's fields, all texts
  }
  if (shippingMethodId !== null) form.append('shipping_method_id', String(shippingMethodId))
  if (values.notes.trim()) form.append('notes', values.notes)
  if (values.senderName) form.append('sender_name', values.senderName)
  if (values.senderPhone) form.append('sender_phone', values.senderPhone)
  if (values.useWallet) form.append('use_wallet', '1')
  form.append('paymentMethod', values.paymentMethod)
  if (values.paymentBank && bankListMethods.includes(values.paymentMethod))
    form.append('payment_bank', values.paymentBank)
  if (frame.tnc.length > 0) form.append('agreeTnc', values.agreeTnc ? '1' : '0')
  if (values.offers && !frame.forOther) form.append('offers_consent', '1')
  if (files.file_upload && frame.file_upload) form.append('file_upload', files.file_upload)
  form.append('expected_total', formatRinggit(expectedTotal))
  return form
}

// The same for the same content: tells whether the key of an earlier try may stand for this one.
export const fingerprint = (form: FormData): string =>
  JSON.stringify(
    [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `${value.name} ${value.size} ${value.lastModified}`,
    ]),
  )
