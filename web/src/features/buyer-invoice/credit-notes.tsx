import type { GuestInvoice } from '@kedai/contracts/guest-invoices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileDown } from 'lucide-react'
import { date, money } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { Section } from '../../ui/page.tsx'

// What the shop took off afterwards, each on a paper of its own.
export function CreditNotes({ notes }: { notes: GuestInvoice['credit_notes'] }) {
  const { t } = useLingui()
  const lang = useLang()
  return (
    <Section title={<Trans>Credit notes</Trans>}>
      <ul className="grid text-sm">
        {notes.map(({ number, issue_date: issued, total, pdf_url: pdfUrl }) => (
          <li key={number} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
            <a href={pdfUrl} download={`${number}.pdf`} aria-label={t`Download ${number} as PDF`} className="inline-flex min-h-11 min-w-0 items-center gap-2 font-medium text-accent-ink underline underline-offset-3">
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
