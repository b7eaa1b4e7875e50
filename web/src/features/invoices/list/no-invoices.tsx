import { Trans } from '@lingui/react/macro'
import { type InvoiceListSearch, sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'

// An empty list says why it is empty: no invoice yet, nothing late, or nothing that matches.
export function NoInvoices({ search }: { search: InvoiceListSearch }) {
  if (search.term) {
    return (
      <Empty title={<Trans>No invoice matches “{search.term}”</Trans>} action={<ShowAll />}>
        <Trans>Look for an invoice number, a name, a phone number or an e-mail.</Trans>
      </Empty>
    )
  }
  if (search.status === 'overdue') return <Empty title={<Trans>No overdue invoices</Trans>} action={<ShowAll />} />
  if (search.status === 'slips_to_check')
    return <Empty title={<Trans>Every slip is checked</Trans>} action={<ShowAll />} />
  if (
    search.status ||
    search.age ||
    search.customer_id ||
    search.from ||
    search.to ||
    search.received_from ||
    search.received_to ||
    (search.page ?? 1) > 1
  )
    return <Empty title={<Trans>No invoices here</Trans>} action={<ShowAll />} />
  return (
    <Empty
      title={<Trans>No invoices yet</Trans>}
      action={
        <ButtonLink variant="primary" to={sellerPaths.newInvoice()}>
          <Trans>Write the first invoice</Trans>
        </ButtonLink>
      }
    >
      <Trans>Send it by WhatsApp or e-mail. Your customer pays from the link, and you see it here.</Trans>
    </Empty>
  )
}

const ShowAll = () => (
  <ButtonLink to={sellerPaths.invoices()}>
    <Trans>Show all invoices</Trans>
  </ButtonLink>
)
