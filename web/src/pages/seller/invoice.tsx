import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { LoadedPaper } from '../../features/documents/loaded-paper.tsx'
import { invoicePaperQuery, invoiceQuery } from '../../features/invoices/api.ts'
import { lastInvoiceList } from '../../features/invoices/list/list-address.ts'
import { InvoiceStatus } from '../../features/invoices/status-badge.tsx'
import { InvoiceDetail } from '../../features/invoices/view/invoice-detail.tsx'
import { useHead } from '../../lib/head.ts'
import { Refusal } from '../../lib/http-result.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

export default function InvoicePage() {
  const { t } = useLingui()
  const { hashslug = '' } = useParams()
  const { data: invoice, error, refetch, isFetching } = useQuery(invoiceQuery(hashslug))
  const number = invoice?.number
  const title = number
    ? invoice.kind === 'debit_note'
      ? t`Debit note ${number}`
      : t`Invoice ${number}`
    : invoice
      ? t`Draft invoice`
      : t`Invoice`
  useHead({ title, isPrivate: true })
  const back = { to: sellerPaths.invoices(lastInvoiceList.read()), label: t`Invoices` }
  if (!invoice) {
    const isMissing = error instanceof Refusal && error.failure.code === 404
    return (
      <Page title={title} back={back} width="wide">
        {!error && <ListSkeleton rows={6} />}
        {isMissing && (
          <Empty
            title={<Trans>There is no such invoice in this shop</Trans>}
            action={<ButtonLink to={sellerPaths.invoices()}>{t`Show all invoices`}</ButtonLink>}
          />
        )}
        {error && !isMissing && <LoadFailed error={error} onRetry={refetch} busy={isFetching} />}
      </Page>
    )
  }
  return (
    <Page
      title={title}
      lead={
        <>
          {invoice.buyer.name}
          <span className="mt-2 block">
            <InvoiceStatus status={invoice.display_status} />
          </span>
        </>
      }
      back={back}
      width="wide"
    >
      {error && <Notice tone="warn" className="mb-4" title={t`This may be out of date: ${error.message}`} />}
      {/* Another invoice starts with nothing typed or open. */}
      <InvoiceDetail key={invoice.hashslug} invoice={invoice} paper={<LoadedPaper of={invoicePaperQuery(invoice)} />} />
    </Page>
  )
}
