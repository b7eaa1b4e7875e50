import type { GuestInvoice, InvoicePaymentMethod } from '@kedai/contracts/guest-invoices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { later } from '../../lib/later.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PayOnline } from './pay-online.tsx'
import { isOwed } from './standing.ts'
import { TransferFacts } from './transfer-facts.tsx'

const SlipForm = later(async () => (await import('./slip-form.tsx')).SlipForm, <Skeleton className="h-72 w-full" />)

type Props = { invoice: GuestInvoice; bank: { asking: boolean; queryNow: () => void } }

// The one thing to do now. While the shop or the bank looks, nothing more is asked of the buyer, but paying stays within reach.
export function NextStep({ invoice, bank }: Props) {
  const [wantsToPay, setWantsToPay] = useState(false)
  if (!isOwed(invoice)) return null
  if (invoice.state === 'bank_deciding') {
    return (
      <Section>
        <Button size="l" wide busy={bank.asking} onClick={bank.queryNow}>
          <Trans>Check again</Trans>
        </Button>
      </Section>
    )
  }
  if (invoice.state === 'checking' && !wantsToPay) {
    return (
      <Button variant="quiet" wide onClick={() => setWantsToPay(true)}>
        <Trans>Pay more, or another way</Trans>
      </Button>
    )
  }
  return <Ways invoice={invoice} />
}

// Each way unfolds by itself, without the script too; one is open at a time.
function Ways({ invoice }: { invoice: GuestInvoice }) {
  const { t } = useLingui()
  const { payment_methods: methods } = invoice
  return (
    <Section title={<Trans>How to pay</Trans>}>
      {methods.length === 0 && (
        <Notice tone="warn" title={t`The shop has not said how to pay yet. Ask before you transfer anything.`} />
      )}
      {invoice.currency !== 'RM' && methods.length > 0 && !invoice.actions.pay.allowed && (
        <p className="mb-3 text-sm text-ink-soft">{invoice.actions.pay.reason}</p>
      )}
      <div className="grid gap-3">
        {methods.map((method, place) => (
          <details
            key={method.code}
            name="way"
            open={place === 0}
            className="group rounded-m border border-line-strong open:border-accent"
          >
            <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-3 rounded-m px-4 py-3 text-sm font-semibold group-open:rounded-b-none group-open:bg-accent-soft">
              {method.name}
              <ChevronDown aria-hidden className="size-5 shrink-0 transition group-open:rotate-180" />
            </summary>
            <div className="grid gap-4 p-4">
              <Way method={method} invoice={invoice} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}

function Way({ method, invoice }: { method: InvoicePaymentMethod; invoice: GuestInvoice }) {
  if (method.kind === 'gateway') return <PayOnline method={method} invoice={invoice} />
  return (
    <>
      <TransferFacts method={method} invoice={invoice} />
      <div className="border-t border-line pt-4">
        <SlipForm method={method} invoice={invoice} />
      </div>
    </>
  )
}
