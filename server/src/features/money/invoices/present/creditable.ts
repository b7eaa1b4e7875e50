import { partsLeft } from '@kedai/domain/invoices/credit-note.ts'
import { formatQuantity, quantity } from '@kedai/domain/invoices/quantity.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import { noSen, sum } from '@kedai/domain/money/sen.ts'
import { creditableOf, creditedOf } from '../creditable.ts'
import { currencyIn } from '../invoice-facts.ts'
import type { InvoiceStory } from '../queries/read-invoice.ts'

/** What can still be credited of each line and of the delivery, before tax; of all of it, with tax. A draft has nothing to credit. */
export function presentCreditable({ invoice, lines, credited }: Pick<InvoiceStory, 'invoice' | 'lines' | 'credited'>) {
  const currency = currencyIn(invoice)
  if (invoice.lifecycle === 'draft') return { left: formatAmount(noSen, currency), parts: [] }
  const left = partsLeft(creditableOf(invoice, lines), creditedOf(credited, lines))
  return {
    left: formatAmount(sum(left.map(({ total }) => total)), currency),
    parts: left
      .filter(({ part }) => part !== 'shipping' || invoice.shipping_sen > 0)
      .map(({ part, quantity: pieces, net }) => {
        const line = part === 'shipping' ? undefined : lines[part]
        return {
          id: line?.id ?? ('shipping' as const),
          item_name: line?.item_name ?? '',
          quantity_type: line?.quantity_type ?? '',
          quantity_left: line === undefined ? null : pieces > 0 ? formatQuantity(quantity(pieces)) : '0',
          left: formatAmount(net, currency),
        }
      }),
  }
}
