import { Trans, useLingui } from '@lingui/react/macro'
import { dateTime, money } from '../../../lib/format.ts'
import { currentLang } from '../../../lib/i18n.ts'
import { DocumentNumber } from '../../../ui/document-number.tsx'
import { Receiver, SentFrom, ShopHead, optionsOf } from './paper-parts.tsx'
import type { PaperProps } from './paper-props.ts'

// What goes into the parcel: no prices, large enough to pack from. Cash to collect is the one amount, as the courier needs it.
export function PackingSlip({ order, shop }: PaperProps) {
  const { t } = useLingui()
  const isCod = order.payment.kind === 'cod' && order.balance_due !== '0.00'
  return (
    <>
      <header className="mb-6 flex flex-wrap justify-between gap-6">
        <div>
          <h2 className="text-xl">
            <Trans>
              Packing slip <DocumentNumber>{order.order_no}</DocumentNumber>
            </Trans>
          </h2>
          <p>{dateTime(order.placed_at, currentLang())}</p>
          {order.shipping && <p>{order.shipping.name}</p>}
          <SentFrom order={order} />
        </div>
        <ShopHead shop={shop} />
      </header>
      <div className="mb-6 text-lg">
        <p className="paper-label text-sm">{order.ships ? t`Send to` : t({ message: 'For', context: 'buyer' })}</p>
        <Receiver order={order} />
        {isCod && (
          <p className="mt-2 inline-block border-2 border-current px-3 py-1 font-bold">
            <Trans>Collect {money(order.balance_due)}</Trans>
          </p>
        )}
      </div>
      <ul className="grid gap-2">
        {order.lines.map((line, place) => (
          <li key={place} className="paper-row flex items-start gap-4 border-b pb-2">
            <span aria-hidden className="mt-1 size-5 shrink-0 border-2 border-current" />
            <strong className="min-w-10 text-xl whitespace-nowrap tabular-nums">{line.quantity} ×</strong>
            <span className="min-w-0 wrap-anywhere">
              {line.title}
              {optionsOf(line) && <span className="block text-sm">{optionsOf(line)}</span>}
            </span>
          </li>
        ))}
      </ul>
      {order.notes && (
        <p className="mt-6 whitespace-pre-line">
          <strong>
            <Trans>The buyer wrote</Trans>:
          </strong>{' '}
          {order.notes}
        </p>
      )}
    </>
  )
}
