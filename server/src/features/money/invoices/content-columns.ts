import type { Adjustment } from '@kedai/domain/invoices/amounts.ts'
import type { NewLine } from './queries/lines.ts'
import type { ContentLine, InvoiceContent } from './read-content.ts'

/** A read invoice as its row keeps it. */
export const contentColumns = ({ buyer, input, sums, ...content }: InvoiceContent) => ({
  buyer_name: buyer.name,
  buyer_email: buyer.email,
  buyer_phone: buyer.phone,
  buyer_address: buyer.address,
  buyer_city: buyer.city,
  buyer_postcode: buyer.postcode,
  buyer_state: buyer.state,
  buyer_country: buyer.country,
  buyer_tin: buyer.tin,
  buyer_registration_no: buyer.registrationNo,
  customer_id: content.customerId,
  lang: content.lang,
  issue_date: content.issueDate,
  due_date: content.dueDate,
  notes: content.notes,
  reference: content.reference,
  currency: input.currency,
  exchange_rate_e6: content.rate,
  discount_type: input.discount.type,
  discount_value: valueOf(input.discount),
  tax_type: input.tax.type,
  tax_value: valueOf(input.tax),
  tax_shipping: input.taxShipping,
  subtotal_sen: sums.subtotal,
  shipping_sen: sums.shipping,
  discount_sen: sums.discount,
  tax_sen: sums.tax,
  total_sen: sums.total,
})

/** The same of a line, but for its place. */
export const lineColumns = (line: ContentLine): NewLine => ({
  product_id: line.productId,
  item_name: line.itemName,
  quantity_e5: line.quantity,
  quantity_type: line.quantityType,
  unit_price_e4: line.unitPrice,
  total_sen: line.total,
})

// Ten-thousandths of a percent, or the currency's smallest unit: the type beside it says which.
const valueOf = (adjustment: Adjustment): number =>
  adjustment.type === 'percent' ? adjustment.rate : adjustment.amount
