import type { GuestInvoice } from '@kedai/contracts/guest-invoices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileDown } from 'lucide-react'
import { date, money } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { Section } from '../../ui/page.tsx'

// Papers beside the invoice itself.
type Props = { invoice: Pick<GuestInvoice, 'payments' | 'credit_notes'> }

export function OtherPapers({ invoice: { payments, credit_notes: notes } }: Props) {
  const received = payments.filter(({ receipt_url }) => receipt_url !== null)
  return (
    <>
      {received.length > 0 && <Receipts payments={received} />}
      {notes.length > 0 && <CreditNotes notes={notes} />}
    </>
  )
}

// What came in, each payment with its receipt.
function Receipts({ payments }: { payments: GuestInvoice['payments'] }) {
  const { t } = useLingui()
  const lang = useLang()
  return (
    <Section title={<Trans>Receipts</Trans>}>
      <ul className="grid text-sm">
        {payments.map(({ id, paid_on: paidOn, amount, receipt_url: url }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
            <a href={url ?? undefined} download aria-label={t`Download the receipt of ${date(paidOn, lang)} as PDF`} className={paperLink}>
              <FileDown aria-hidden className="size-4 shrink-0" />
              {date(paidOn, lang)}
            </a>
            <strong className="text-right whitespace-nowrap tabular-nums">{money(amount)}</strong>
          </li>
        ))}
      </ul>
    </Section>
  )
}

// What the shop took off afterwards, each on a paper of its own.
function CreditNotes({ notes }: { notes: GuestInvoice['credit_notes'] }) {
  const { t } = useLingui()
  const lang = useLang()
  return (
    <Section title={<Trans>Credit notes</Trans>}>
      <ul className="grid text-sm">
        {notes.map(({ number, issue_date: issued, total, pdf_url: pdfUrl }) => (
          <li key={number} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
            <a href={pdfUrl} download={`${number}.pdf`} aria-label={t`Download ${number} as PDF`} className={paperLink}>
              <FileDown aria-hidden className="size-4 shrink-0" />
              {number}
            </a>
            <strong className="text-right whitespace-nowrap tabular-nums">− {money(total)}</strong>
            <span className="col-span-2 -mt-2 text-xs text-ink-soft">{date(issued, lang)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const paperLink = 'inline-flex min-h-11 min-w-0 items-center gap-2 font-medium text-accent-ink underline underline-offset-3'
