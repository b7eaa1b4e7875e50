import { Trans } from '@lingui/react/macro'
import { dateTime, money } from '../../../lib/format.ts'
import { currentLang } from '../../../lib/i18n.ts'
import { DocumentNumber } from '../../../ui/document-number.tsx'
import { Receiver, SentFrom, ShopHead, Sums, optionsOf } from './paper-parts.tsx'
import type { PaperProps } from './paper-props.ts'

// A receipt on A4, as an office wants it.
export const ReceiptA4 = ({ order, shop }: PaperProps) => (
  <>
    <header className="mb-8 flex flex-wrap justify-between gap-6">
      <ShopHead shop={shop} />
      <div className="text-right max-sm:text-left">
        <h2 className="text-xl">
          {order.balance_due === '0.00' ? <Trans>Receipt</Trans> : <Trans>Order</Trans>}{' '}
          <DocumentNumber>{order.order_no}</DocumentNumber>
        </h2>
        <p>{dateTime(order.placed_at, currentLang())}</p>
        <p>{order.payment.name}</p>
        <SentFrom order={order} />
      </div>
    </header>
    <div className="mb-6">
      <p className="paper-label">
        <Trans context="buyer">For</Trans>
      </p>
      <Receiver order={order} />
    </div>
    <table className="mb-6 w-full border-collapse">
      <thead>
        <tr className="border-b-2 border-current text-left">
          <th scope="col" className="w-full py-1.5 pr-3">
            <Trans>Item</Trans>
          </th>
          <th scope="col" className="px-3 text-right whitespace-nowrap max-sm:px-1">
            <Trans>Quantity</Trans>
          </th>
          <th scope="col" className="px-3 text-right max-sm:hidden print:table-cell">
            <Trans>Price</Trans>
          </th>
          <th scope="col" className="pl-3 text-right whitespace-nowrap">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line, place) => (
          <tr key={place} className="paper-row border-b align-top">
            <td className="py-1.5 pr-3 wrap-anywhere">
              {line.title}
              {optionsOf(line) && <span className="block text-sm">{optionsOf(line)}</span>}
            </td>
            <td className="px-3 py-1.5 text-right tabular-nums max-sm:px-1">{line.quantity}</td>
            <td className="px-3 py-1.5 text-right whitespace-nowrap tabular-nums max-sm:hidden print:table-cell">
              {money(line.unit_price)}
            </td>
            <td className="py-1.5 pl-3 text-right whitespace-nowrap tabular-nums">{money(line.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <div className="ml-auto max-w-96">
      <Sums order={order} />
    </div>
  </>
)
