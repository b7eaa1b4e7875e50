import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { date, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { paths } from '../../../paths.ts'
import { Link, OutLink } from '../../../ui/link.tsx'
import { Section } from '../../../ui/page.tsx'

// What was credited of it, and the invoice it is about where it is a debit note.
export function InvoiceCreditNotes({ invoice: { credit_notes, parent } }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const lang = useLang()
  if (credit_notes.length === 0 && !parent) return null
  return (
    <Section title={credit_notes.length > 0 ? t`Credit notes` : t`Belongs to`}>
      {parent && (
        <p className="text-sm">
          <Trans>
            About invoice <Link to={paths.seller.invoice(parent.hashslug)}>{parent.number}</Link>
          </Trans>
        </p>
      )}
      <ul className="grid gap-2 text-sm">
        {credit_notes.map(({ id, number, issue_date, reason, total, pdf_url }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            <OutLink href={pdf_url}>{number}</OutLink>
            <span className="font-semibold tabular-nums">{money(total)}</span>
            <span className="col-span-2 text-xs wrap-anywhere text-ink-soft">
              {date(issue_date, lang)} · {reason}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
