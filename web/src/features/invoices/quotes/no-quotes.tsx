import { Trans } from '@lingui/react/macro'
import { type QuoteListSearch, sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'

// An empty list says why it is empty.
export function NoQuotes({ search }: { search: QuoteListSearch }) {
  if (search.term) {
    return (
      <Empty title={<Trans>No quote matches “{search.term}”</Trans>} action={<ShowAll />}>
        <Trans>Look for a quote number, a name, a phone number or an e-mail.</Trans>
      </Empty>
    )
  }
  if (search.status || search.customer_id || (search.page ?? 1) > 1)
    return <Empty title={<Trans>No quotes here</Trans>} action={<ShowAll />} />
  return (
    <Empty
      title={<Trans>No quotes yet</Trans>}
      action={
        <ButtonLink variant="primary" to={sellerPaths.newQuote()}>
          <Trans>Write the first quote</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Send an offer by WhatsApp or e-mail. Your customer accepts it from the link, and one press makes it an invoice.
      </Trans>
    </Empty>
  )
}

const ShowAll = () => (
  <ButtonLink to={sellerPaths.quotes()}>
    <Trans>Show all quotes</Trans>
  </ButtonLink>
)
