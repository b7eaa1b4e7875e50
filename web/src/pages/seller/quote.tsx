import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { LoadedPaper } from '../../features/documents/loaded-paper.tsx'
import { quotePaperQuery, quoteQuery } from '../../features/invoices/quotes/api.ts'
import { lastQuoteList } from '../../features/invoices/quotes/quote-address.ts'
import { QuoteDetail } from '../../features/invoices/quotes/quote-detail.tsx'
import { QuoteState } from '../../features/invoices/quotes/quote-state.tsx'
import { useHead } from '../../lib/head.ts'
import { Refusal } from '../../lib/http-result.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

export default function QuotePage() {
  const { t } = useLingui()
  const { hashslug = '' } = useParams()
  const { data: quote, error, refetch, isFetching } = useQuery(quoteQuery(hashslug))
  const title = quote?.number ? t`Quote ${quote.number}` : quote ? t`Draft quote` : t`Quote`
  useHead({ title, isPrivate: true })
  const back = { to: sellerPaths.quotes(lastQuoteList.read()), label: t`Quotes` }
  if (!quote) {
    const isMissing = error instanceof Refusal && error.failure.code === 404
    return (
      <Page title={title} back={back} width="wide">
        {!error && <ListSkeleton rows={6} />}
        {isMissing && (
          <Empty
            title={<Trans>There is no such quote in this shop</Trans>}
            action={<ButtonLink to={sellerPaths.quotes()}>{t`Show all quotes`}</ButtonLink>}
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
          {quote.buyer.name}
          <span className="mt-2 block">
            <QuoteState state={quote.state} isViewed={quote.first_viewed_at !== null} />
          </span>
        </>
      }
      back={back}
      width="wide"
    >
      {error && <Notice tone="warn" className="mb-4" title={t`This may be out of date: ${error.message}`} />}
      {/* Another quote starts with nothing typed or open. */}
      <QuoteDetail key={quote.hashslug} quote={quote} paper={<LoadedPaper of={quotePaperQuery(quote)} />} />
    </Page>
  )
}
