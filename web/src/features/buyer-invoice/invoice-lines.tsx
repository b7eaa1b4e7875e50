import type { GuestInvoice } from '@kedai/contracts/guest-invoices.ts'
import { Trans } from '@lingui/react/macro'
import { money } from '../../lib/format.ts'

type Line = GuestInvoice['invoice_items'][number]

// A table on a wide screen; on a phone each line's figures stand below its name.
export const InvoiceLines = ({ lines }: { lines: readonly Line[] }) => (
  <table className="w-full border-collapse text-sm">
    <thead className="max-sm:sr-only">
      <tr className="border-y border-line text-left text-xs text-ink-soft [&_th]:py-2 [&_th]:font-semibold">
        <th scope="col">
          <Trans>Item</Trans>
        </th>
        <th scope="col" className="pl-4 text-right">
          <Trans>Quantity</Trans>
        </th>
        <th scope="col" className="pl-4 text-right">
          <Trans>Price</Trans>
        </th>
        <th scope="col" className="pl-4 text-right">
          <Trans>Amount</Trans>
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ id, item_name, quantity, quantity_type, amount, total_amount }) => (
        <tr key={id} className="border-b border-line align-top max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:py-3 sm:[&_td]:py-2.5">
          <td className="font-semibold [overflow-wrap:anywhere] max-sm:col-span-2">{item_name}</td>
          <td className="tabular-nums text-ink-soft max-sm:hidden sm:pl-4 sm:text-right sm:whitespace-nowrap">
            {quantity} {unitOf(quantity_type)}
          </td>
          <td className="tabular-nums text-ink-soft sm:pl-4 sm:text-right sm:whitespace-nowrap">
            <span className="sm:hidden">
              {quantity} {unitOf(quantity_type)} ×{' '}
            </span>
            {money(amount)}
          </td>
          <td className="text-right font-semibold whitespace-nowrap tabular-nums sm:pl-4">{money(total_amount)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

// "unit" is what stands there when nobody said anything.
const unitOf = (type: string) => (type === 'unit' ? '' : type)
