import type { GuestInvoice, InvoicePaymentMethod } from '@kedai/contracts/guest-invoices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { money } from '../../lib/format.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScanToPay } from '../../ui/scan-to-pay.tsx'

type Props = { method: InvoicePaymentMethod; invoice: GuestInvoice }

// Where to transfer, how much, and with which words, each to be copied into the bank's app.
export function TransferFacts({
  method: { kind, accounts, instructions, duitnow },
  invoice: { balance_due: balance, currency, number },
}: Props) {
  const { t } = useLingui()
  return (
    <div className="grid gap-3">
      {kind === 'bank_transfer' && accounts.length === 0 && (
        <Notice tone="warn" title={t`The shop has not given its account yet. Ask for it before you transfer.`} />
      )}
      {kind === 'qr' &&
        (duitnow ? (
          <ScanToPay code={duitnow} />
        ) : (
          <Notice tone="warn" title={t`The shop’s code is not here at the moment. Ask for it before you pay.`} />
        ))}
      {accounts.map(({ bank, number: account, holder }) => (
        <div key={`${bank} ${account}`} className="rounded-m border border-line bg-paper px-4 py-3">
          <p className="text-sm font-semibold">{bank}</p>
          <Fact value={account} copy={account.replaceAll(/[\s-]/g, '')} label={t`Copy the account number of ${bank}`} />
          <p className="text-sm text-ink-soft">{holder}</p>
        </div>
      ))}
      <dl className="grid gap-3 sm:grid-cols-2">
        <Row term={<Trans>Amount</Trans>}>
          <Fact
            value={money(duitnow?.amount ?? balance, currency)}
            copy={duitnow?.amount ?? balance}
            label={t`Copy the amount`}
          />
        </Row>
        <Row term={<Trans>Reference</Trans>}>
          <Fact value={number} copy={number} label={t`Copy the reference`} />
        </Row>
      </dl>
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

const Fact = ({ value, copy, label }: { value: string; copy: string; label: string }) => (
  <span className="flex flex-wrap items-center justify-between gap-2">
    <span className="text-base font-bold tabular-nums [overflow-wrap:anywhere] sm:text-lg">{value}</span>
    <CopyButton text={copy} label={label} />
  </span>
)
