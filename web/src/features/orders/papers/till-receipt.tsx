import { Trans } from '@lingui/react/macro'
import { dateTime, money } from '../../../lib/format.ts'
import { currentLang } from '../../../lib/i18n.ts'
import { DocumentNumber } from '../../../ui/document-number.tsx'
import { SentFrom, ShopHead, Sums, optionsOf } from './paper-parts.tsx'
import type { PaperProps } from './paper-props.ts'

// A receipt for the roll of a till printer.
export const TillReceipt = ({ order, shop }: PaperProps) => (
  <>
    <header className="mb-3 text-center">
      <ShopHead shop={shop} />
    </header>
    <div className="mb-3 border-y border-dashed border-current py-2">
      <h2 className="text-base">
        <Trans>Order</Trans> <DocumentNumber>{order.order_no}</DocumentNumber>
      </h2>
      <p>{dateTime(order.placed_at, currentLang())}</p>
      <p>{order.buyer.name}</p>
      <SentFrom order={order} />
    </div>
    <ul className="mb-3 grid gap-2">
      {order.lines.map((line, place) => (
        <li key={place}>
          <p className="wrap-anywhere">{line.title}</p>
          {optionsOf(line) && <p className="text-xs">{optionsOf(line)}</p>}
          <p className="flex justify-between gap-3 tabular-nums">
            <span>
              {line.quantity} × {money(line.unit_price)}
            </span>
            <span>{money(line.total)}</span>
          </p>
        </li>
      ))}
    </ul>
    <div className="border-t border-dashed border-current pt-2">
      <Sums order={order} />
    </div>
    <p className="mt-3">{order.payment.name}</p>
    <p className="mt-4 text-center">
      <Trans>Thank you</Trans>
    </p>
  </>
)
