import type { CreateInvoice } from '@kedai/contracts/seller-invoices.ts'
import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'

// As typed. `key` stays with a line while it is moved; `id` is the server's, null until it is saved.
export type LineState = {
  key: string
  id: number | null
  product_id: number | null
  item_name: string
  quantity: string
  quantity_type: string
  amount: string
}

export type BuyerState = {
  name: string
  email: string
  phone: string
  address: string
  city: string
  postcode: string
  state: string
  country: string
  tin: string
  registration_no: string
}

export type AdjustmentType = InvoiceView['discount_type']

export type EditorState = {
  customer_id: number | null
  buyer: BuyerState
  lines: LineState[]
  shipping: string
  discount: string
  discount_type: AdjustmentType
  tax: string
  tax_type: AdjustmentType
  // As on the wire: `RM`, or an ISO code with what one unit is in ringgit.
  currency: string
  exchange_rate: string
  issue_date: string
  due_date: string
  notes: string
  reference: string
  lang: Lang
}

export type Change = (part: Partial<EditorState>) => void

// What the editor needs to know of a saved document. A quote is put alike: its last day stands where an invoice's due day does.
export type Written = Pick<
  InvoiceView,
  | 'hashslug'
  | 'number'
  | 'lifecycle'
  | 'edit_rule'
  | 'revision'
  | 'timeline'
  | 'customer_id'
  | 'buyer'
  | 'invoice_items'
  | 'shipping'
  | 'discount'
  | 'discount_type'
  | 'tax'
  | 'tax_type'
  | 'tax_shipping'
  | 'currency'
  | 'exchange_rate'
  | 'total'
  | 'paid_amount'
  | 'issue_date'
  | 'due_date'
  | 'notes'
  | 'reference'
  | 'lang'
>

export const noBuyer: BuyerState = {
  name: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  postcode: '',
  state: '',
  country: 'MY',
  tin: '',
  registration_no: '',
}

export const blankLine = (): LineState => ({
  key: newKey(),
  id: null,
  product_id: null,
  item_name: '',
  quantity: '1',
  quantity_type: '',
  amount: '',
})

// A line in which nothing was written yet is not sent.
export const isBlank = ({ id, item_name, amount }: LineState): boolean =>
  id === null && item_name.trim() === '' && amount.trim() === ''

export const stateOf = (view: Written): EditorState => ({
  customer_id: view.customer_id,
  buyer: {
    name: view.buyer.name,
    email: view.buyer.email ?? '',
    phone: view.buyer.phone ?? '',
    address: view.buyer.address ?? '',
    city: view.buyer.city ?? '',
    postcode: view.buyer.postcode ?? '',
    state: view.buyer.state?.code ?? '',
    country: view.buyer.country,
    tin: view.buyer.tin ?? '',
    registration_no: view.buyer.registration_no ?? '',
  },
  lines:
    view.invoice_items.length === 0
      ? [blankLine()]
      : view.invoice_items.map((item) => ({
          key: `saved-${item.id}`,
          id: item.id,
          product_id: item.product_id,
          item_name: item.item_name,
          quantity: String(item.quantity),
          quantity_type: item.quantity_type,
          amount: item.amount,
        })),
  shipping: unlessZero(view.shipping),
  discount: unlessZero(short(view.discount, view.discount_type)),
  discount_type: view.discount_type,
  tax: unlessZero(short(view.tax, view.tax_type)),
  tax_type: view.tax_type,
  currency: view.currency,
  exchange_rate: view.exchange_rate ?? '',
  issue_date: view.issue_date,
  due_date: view.due_date,
  notes: view.notes,
  reference: view.reference,
  lang: view.lang,
})

export type InvoiceBody = Omit<CreateInvoice, 'customer_id' | 'invoice_items'> & {
  customer_id: number | ''
  invoice_items: {
    id: number | ''
    product_id: number | ''
    item_name: string
    quantity: string
    quantity_type: string
    amount: string
  }[]
}

// What is sent: the lines in their order, without those not begun.
export const bodyOf = ({ customer_id, lines, shipping, discount, tax, ...rest }: EditorState): InvoiceBody => ({
  ...rest,
  customer_id: customer_id ?? '',
  invoice_items: lines
    .filter((line) => !isBlank(line))
    .map(({ id, product_id, item_name, quantity, quantity_type, amount }) => ({
      id: id ?? '',
      product_id: product_id ?? '',
      item_name: item_name.trim(),
      quantity: quantity.trim(),
      quantity_type: quantity_type.trim() || 'unit',
      amount: amount.trim() || '0',
    })),
  shipping: shipping.trim() || '0',
  discount: discount.trim() || '0',
  tax: tax.trim() || '0',
})

// Whether there is anything worth keeping yet.
export const isBegun = ({ buyer, lines, notes }: EditorState): boolean =>
  buyer.name.trim() !== '' || notes.trim() !== '' || lines.some(({ item_name }) => item_name.trim() !== '')

// The lines that were sent know their ids from the answer, which has them in the order sent; the hand may have gone on typing meanwhile.
export function withIds(now: EditorState, sent: EditorState, answer: Written): EditorState {
  const ids = new Map(
    sent.lines.filter((line) => !isBlank(line)).map(({ key }, place) => [key, answer.invoice_items[place]?.id ?? null]),
  )
  return { ...now, lines: now.lines.map((line) => ({ ...line, id: ids.get(line.key) ?? line.id })) }
}

// Upon a version in which some lines are gone, these are new ones.
export function onTopOf(mine: EditorState, theirs: Written): EditorState {
  const ids = new Set(theirs.invoice_items.map(({ id }) => id))
  return {
    ...mine,
    lines: mine.lines.map((line) => (line.id !== null && ids.has(line.id) ? line : { ...line, id: null })),
  }
}

const unlessZero = (amount: string) => (/^0*(?:\.0*)?$/.test(amount) ? '' : amount)

// A share of `10.00` is typed as 10; an amount keeps its sen.
const short = (value: string, type: AdjustmentType) =>
  type === 'percent' && value.includes('.') ? value.replace(/\.?0+$/, '') : value

let keys = 0
const newKey = () => `new-${Date.now()}-${++keys}`
