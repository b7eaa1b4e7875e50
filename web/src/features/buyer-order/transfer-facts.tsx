import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { discountParts } from '../../lib/discount-parts.ts'
import { money } from '../../lib/format.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScanToPay } from '../../ui/scan-to-pay.tsx'

// Where to transfer, how much exactly, and with which words, each to be copied into the bank's app.
export function TransferFacts({ order }: { order: BuyerOrder }) {
  const { t } = useLingui()
  const { transfer } = discountParts(order)
  const { kind, accounts, instructions, duitnow } = order.payment
  return (
    <div className="grid gap-4">
      {kind === 'bank_transfer' && accounts.length === 0 && (
        <Notice tone="warn" title={t`The shop has not given its account yet. Ask for it before you transfer.`} />
      )}
      {kind === 'qr' &&
        (duitnow ? (
          <ScanToPay code={duitnow} />
        ) : (
          <Notice tone="warn" title={t`The shop’s code is not here at the moment. Ask for it before you pay.`} />
        ))}
      {accounts.map(({ bank, number, holder }) => (
        <div key={`${bank} ${number}`} className="rounded-m border border-line bg-paper px-4 py-3">
          <p className="text-sm font-semibold">{bank}</p>
          <Fact
            value={number}
            copy={number.replaceAll(/[\s-]/g, '')}
            label={t`Copy the account number of ${bank}`}
            isLarge
          />
          <p className="text-sm text-ink-soft">{holder}</p>
        </div>
      ))}
      <dl className="grid gap-3 sm:grid-cols-2">
        <Row term={<Trans>Exact amount</Trans>}>
          <Fact value={money(order.balance_due)} copy={order.balance_due} label={t`Copy the amount`} isLarge />
        </Row>
        <Row term={<Trans>Reference</Trans>}>
          <Fact value={order.order_no} copy={order.order_no} label={t`Copy the reference`} isLarge />
        </Row>
      </dl>
      {transfer !== '0.00' && (
        <p className="text-sm text-ink-soft">
          <Trans>
            {money(transfer)} was taken off so that the shop recognises your transfer. Pay exactly this amount.
          </Trans>
        </p>
      )}
      {instructions && <p className="text-sm whitespace-pre-line text-ink-soft">{instructions}</p>}
    </div>
  )
}

const Row = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div className="rounded-m border border-line bg-paper px-4 py-3">
    <dt className="text-sm text-ink-soft">{term}</dt>
    <dd>{children}</dd>
  </div>
)

const Fact = ({ value, copy, label, isLarge }: { value: string; copy: string; label: string; isLarge?: boolean }) => (
  <span className="flex items-center justify-between gap-2">
    <span className={isLarge ? 'text-base font-bold tabular-nums [overflow-wrap:anywhere] sm:text-lg' : 'tabular-nums'}>
      {value}
    </span>
    <CopyButton text={copy} label={label} />
  </span>
)
