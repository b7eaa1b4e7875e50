import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { fileOfShop } from '../../../lib/chosen-shop.ts'
import { date, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { DocumentNumber } from '../../../ui/document-number.tsx'
import { Link, OutLink } from '../../../ui/link.tsx'
import { Section } from '../../../ui/page.tsx'
import { InvoiceStatus } from '../status-badge.tsx'

// What was credited of it, what was asked on top, and the invoice it is about where it is a debit note itself.
export function InvoiceCreditNotes({
  invoice: { currency, credit_notes, debit_notes, parent },
}: {
  invoice: InvoiceView
}) {
  const { t } = useLingui()
  const lang = useLang()
  return (
    <>
      {parent && (
        <Section title={t`Linked to`}>
          <p className="text-sm">
            <Trans>
              About invoice{' '}
              <Link to={sellerPaths.invoice(parent.hashslug)}>
                <DocumentNumber>{parent.number}</DocumentNumber>
              </Link>
            </Trans>
          </p>
        </Section>
      )}
      {credit_notes.length > 0 && (
        <Section title={t`Credit notes`}>
          <ul className="grid gap-2 text-sm">
            {credit_notes.map(({ id, number, issue_date, reason, total, pdf_url }) => (
              <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
                <OutLink href={fileOfShop(pdf_url)}>{number}</OutLink>
                <span className="font-semibold tabular-nums">{money(total, currency)}</span>
                <span className="col-span-2 text-xs wrap-anywhere text-ink-soft">
                  {date(issue_date, lang)} · {reason}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {debit_notes.length > 0 && (
        <Section title={t`Debit notes`}>
          <ul className="grid gap-2 text-sm">
            {debit_notes.map(({ hashslug, number, issue_date, total, display_status }) => (
              <li key={hashslug} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1">
                <Link to={sellerPaths.invoice(hashslug)}>{number ?? t`Draft`}</Link>
                <span className="font-semibold tabular-nums">{money(total, currency)}</span>
                <span className="text-xs text-ink-soft">{date(issue_date, lang)}</span>
                <InvoiceStatus status={display_status} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
