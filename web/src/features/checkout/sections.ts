import { isOfType } from '../../product-types/buyer-choice.ts'
import { type OrderFrame, asksAddress } from './frame.ts'
import type { Problems } from './problems.ts'

// The spec's sections, in the order in which a buyer fills them in (spec §2). Coupon and notes stay folded until wanted.
export type SectionName = 'item' | 'buyer' | 'shipping' | 'payment' | 'coupon' | 'notes'

// Those that have to be gone through, one after the other where the page guides.
export const stepsOf = (frame: OrderFrame): SectionName[] =>
  asksAddress(frame) ? ['item', 'buyer', 'shipping', 'payment'] : ['item', 'buyer', 'payment']

const sectionOfInput: Readonly<Record<string, SectionName>> = {
  'choice-0': 'item',
  'choice-1': 'item',
  quantity: 'item',
  items: 'item',
  file_upload: 'item',
  click_upsell: 'item',
  sender_name: 'item',
  sender_phone: 'item',
  name: 'buyer',
  phone: 'buyer',
  email: 'buyer',
  address: 'shipping',
  postcode: 'shipping',
  city: 'shipping',
  state: 'shipping',
  country: 'shipping',
  shipping_method_id: 'shipping',
  paymentMethod: 'payment',
  coupon_code: 'coupon',
  notes: 'notes',
}

// Null for what stands outside the sections (the consent) or is not on this page.
export const sectionOf = (input: string): SectionName | null =>
  sectionOfInput[input] ?? (isOfType(input) ? 'item' : null)

export const problemsIn = (section: SectionName, problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([input]) => sectionOf(input) === section))

// What the page shows at first: everything, or, where it guides, the first step that is not done.
export function openAtFirst(problems: Problems, frame: OrderFrame): ReadonlySet<SectionName> {
  const steps = stepsOf(frame)
  if (frame.one_page) return new Set(steps)
  const next = steps.find((step) => Object.keys(problemsIn(step, problems)).length > 0)
  return new Set(next ? [next] : [])
}

// The step after this one that still lacks something, else the one that follows, else none.
export function stepAfter(step: SectionName, problems: Problems, frame: OrderFrame): SectionName | null {
  const later = stepsOf(frame).slice(stepsOf(frame).indexOf(step) + 1)
  return later.find((candidate) => Object.keys(problemsIn(candidate, problems)).length > 0) ?? later[0] ?? null
}
