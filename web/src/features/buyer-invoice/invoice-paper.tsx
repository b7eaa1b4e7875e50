import type { GuestInvoice } from '@kedai/contracts/guest-invoices.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { date } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceTotals, type Totals } from './invoice-totals.tsx'

type Paper = Totals & Pick<GuestInvoice, 'number' | 'seller' | 'buyer' | 'issue_date' | 'due_date' | 'reference' | 'notes' | 'invoice_items'> & { kind: GuestInvoice['kind'] | 'quote' }

// The document itself, as it would lie on a table.
export function InvoicePaper({ invoice }: { invoice: Paper }) {
  const lang = useLang()
  const { seller, buyer } = invoice
  const place = [buyer.address, [buyer.postcode, buyer.city].filter(Boolean).join(' '), buyer.state?.name].filter((line) => line)
  return (
    <article className="rounded-l border border-line bg-card p-4 shadow-card sm:p-8">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b border-line pb-5">
        <div className="flex min-w-0 items-start gap-3">
          {seller.logo && <img src={seller.logo} alt="" width={56} height={56} className="size-14 shrink-0 rounded-s object-contain" />}
          <address className="min-w-0 text-sm not-italic text-ink-soft">
            <strong className="block text-base text-ink [overflow-wrap:anywhere]">{seller.name}</strong>
            {seller.registration_no && <span className="block">({seller.registration_no})</span>}
            {seller.address.map((line) => (
              <span key={line} className="block whitespace-pre-line">
                {line}
              </span>
            ))}
            {seller.phone && <span className="block">{seller.phone}</span>}
            {seller.email && <span className="block [overflow-wrap:anywhere]">{seller.email}</span>}
            {seller.tin && <span className="block">TIN {seller.tin}</span>}
            {seller.sst_no && <span className="block">SST {seller.sst_no}</span>}
          </address>
        </div>
        <div className="text-sm sm:text-right">
          <h2 className="text-2xl">{{ invoice: <Trans>Invoice</Trans>, debit_note: <Trans>Debit note</Trans>, quote: <Trans>Quote</Trans> }[invoice.kind]}</h2>
          <dl className="mt-2 grid grid-cols-[auto_auto] justify-start gap-x-4 gap-y-0.5 sm:justify-end [&_dt]:text-ink-soft">
            <Row term={<Trans>Number</Trans>}>{invoice.number}</Row>
            <Row term={<Trans>Date</Trans>}>{date(invoice.issue_date, lang)}</Row>
            <Row term={invoice.kind === 'quote' ? <Trans>Stands until</Trans> : <Trans>Due date</Trans>}>{date(invoice.due_date, lang)}</Row>
            {invoice.reference && <Row term={<Trans>Reference</Trans>}>{invoice.reference}</Row>}
          </dl>
        </div>
      </header>
      <section className="py-5 text-sm">
        <h3 className="text-xs font-semibold text-ink-soft">
          {invoice.kind === 'quote' ? <Trans>Prepared for</Trans> : <Trans>Billed to</Trans>}
        </h3>
        <address className="mt-1 not-italic text-ink-soft">
          <strong className="block text-base text-ink [overflow-wrap:anywhere]">{buyer.name}</strong>
          {place.map((line) => (
            <span key={line} className="block whitespace-pre-line">
              {line}
            </span>
          ))}
          {buyer.phone && <span className="block">{buyer.phone}</span>}
          {buyer.email && <span className="block [overflow-wrap:anywhere]">{buyer.email}</span>}
          {buyer.registration_no && <span className="block">({buyer.registration_no})</span>}
          {buyer.tin && <span className="block">TIN {buyer.tin}</span>}
        </address>
      </section>
      <InvoiceLines lines={invoice.invoice_items} />
      <InvoiceTotals invoice={invoice} />
      {invoice.notes && (
        <section className="mt-6 border-t border-line pt-4 text-sm">
          <h3 className="text-xs font-semibold text-ink-soft">
            <Trans>Notes</Trans>
          </h3>
          <p className="mt-1 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{invoice.notes}</p>
        </section>
      )}
    </article>
  )
}

const Row = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd className="text-left font-semibold text-ink [overflow-wrap:anywhere] sm:text-right">{children}</dd>
  </>
)
