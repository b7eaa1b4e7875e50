import type { GuestInvoice } from '@kedai/contracts/guest-invoices.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { invoiceQuery, tellViewed } from '../../features/buyer-invoice/api.ts'
import { InvoiceHeadline } from '../../features/buyer-invoice/invoice-headline.tsx'
import { NextStep } from '../../features/buyer-invoice/next-step.tsx'
import { SentSlips } from '../../features/buyer-invoice/sent-slips.tsx'
import { useInvoiceWatch } from '../../features/buyer-invoice/use-invoice-watch.ts'
import { useViewed } from '../../features/buyer-invoice/use-viewed.ts'
import { DocumentPage } from '../../features/documents/document-page.tsx'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { money } from '../../lib/format.ts'
import { useHead } from '../../lib/head.ts'
import { later } from '../../lib/later.tsx'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { rememberServerTime } from '../../lib/server-time.ts'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { useParams } from '../../ui/navigation.ts'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { DocumentFrame } from './document-frame.tsx'

// Few invoices are paid in parts, and most have no other paper yet.
const Schedule = later(
  async () => (await import('../../features/buyer-invoice/schedule.tsx')).Schedule,
  <PageSkeleton />,
)
const OtherPapers = later(
  async () => (await import('../../features/buyer-invoice/other-papers.tsx')).OtherPapers,
  <PageSkeleton />,
)
const NoInvoice = later(
  async () => (await import('../../features/buyer-invoice/no-invoice.tsx')).NoInvoice,
  <PageSkeleton />,
)

export const queries = ({ params }: PageContext) => [invoiceQuery(params['hashslug'] ?? '')]

// A link that was taken back says so itself.
export const tellsRefusals = true

// An invoice behind its shared link: what is due, how to pay it, and the document itself.
export default function InvoicePage() {
  const { t } = useLingui()
  const { hashslug = '', username } = useParams()
  const [refetchIntervalMs, setRefetchIntervalMs] = useState<number | false>(false)
  const { data: found, failure, retry } = usePageQuery(invoiceQuery(hashslug), { refetchIntervalMs })
  // Below another shop's name there is no such invoice.
  const invoice =
    found && (username === undefined || username.toLowerCase() === found.shop.username) ? found : undefined
  useEffect(() => setRefetchIntervalMs(pauseAfter(invoice)), [invoice])
  useEffect(() => {
    if (invoice) rememberServerTime(invoice.server_time)
  }, [invoice])
  // What a chat shows beside the link: never who is to pay.
  useHead({
    title: invoice ? t`Invoice · ${invoice.shop.name}` : t`Invoice`,
    description: invoice && money(invoice.total, invoice.currency),
    ...(invoice?.shop.logo && { image: invoice.shop.logo.url }),
    isPrivate: true,
    stylesheet: invoice?.shop.stylesheet,
  })
  useViewed(hashslug, invoice !== undefined, tellViewed)
  const bank = useInvoiceWatch(hashslug, invoice?.state === 'bank_deciding')
  if (!invoice && (found || failure))
    return (
      <PublicLayout shop={null}>
        <NoInvoice because={failure?.message ?? null} retry={retry} />
      </PublicLayout>
    )
  if (!invoice)
    return (
      <PublicLayout shop={null}>
        <PageSkeleton />
      </PublicLayout>
    )
  return (
    <DocumentFrame of={invoice} failure={failure} retry={retry}>
      <InvoiceHeadline invoice={invoice} />
      {invoice.proofs.length > 0 && invoice.state !== 'paid' && (
        <SentSlips currency={invoice.currency} slips={invoice.proofs} />
      )}
      <div className="no-print grid">
        <NextStep invoice={invoice} bank={bank} />
      </div>
      {invoice.instalments.length > 0 && <Schedule currency={invoice.currency} parts={invoice.instalments} />}
      {(invoice.credit_notes.length > 0 || invoice.payments.some(({ receipt_url }) => receipt_url !== null)) && (
        <OtherPapers invoice={invoice} />
      )}
      <DocumentPage {...invoice.paper} payIsForPrint heading="h2" />
    </DocumentFrame>
  )
}

// A slip is decided by a person: looking now and then is enough.
function pauseAfter(invoice: GuestInvoice | undefined): number | false {
  if (!invoice || Number(invoice.balance_due) === 0) return false
  return invoice.state === 'checking' ? 30_000 : 120_000
}
