import { formatQuantity } from '@kedai/domain/invoices/quantity.ts'
import { formatUnitPrice } from '@kedai/domain/invoices/unit-price.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import { currencySign } from '@kedai/domain/money/currencies.ts'
import { formatExchangeRate } from '@kedai/domain/money/exchange-rate.ts'
import { contentColumns } from '../content-columns.ts'
import { presentBuyer } from '../present/buyer-seller.ts'
import { presentFigures } from '../present/figures.ts'
import type { InvoiceContent } from '../read-content.ts'

/** A read document as the wire shows it: its lines, numbered from 1, its figures and who buys. */
export function presentTyped(content: InvoiceContent) {
  const columns = contentColumns(content)
  const {
    input: { currency },
    rate,
  } = content
  return {
    invoice_items: content.lines.map((line, at) => ({
      id: at + 1,
      item_name: line.itemName,
      quantity: Number(formatQuantity(line.quantity)),
      quantity_type: line.quantityType,
      amount: formatUnitPrice(line.unitPrice, currency),
      total_amount: formatAmount(line.total, currency),
      product_id: line.productId,
    })),
    ...presentFigures(columns),
    currency: currencySign(currency),
    exchange_rate: rate === null ? null : formatExchangeRate(rate),
    buyer: presentBuyer(columns),
    customer_id: content.customerId,
    notes: content.notes,
    reference: content.reference,
    lang: content.lang,
    issue_date: content.issueDate,
  }
}
