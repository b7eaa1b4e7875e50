import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { quoteQuery, tellQuoteViewed } from '../../features/buyer-invoice/quote/api.ts'
import { QuoteHeadline } from '../../features/buyer-invoice/quote/quote-headline.tsx'
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
import { PageSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import { DocumentFrame } from './document-frame.tsx'

// It is read first, and answered below.
const QuoteAnswer = later(
  async () => (await import('../../features/buyer-invoice/quote/quote-answer.tsx')).QuoteAnswer,
  <Skeleton className="h-72 w-full" />,
)
const NoQuote = later(
  async () => (await import('../../features/buyer-invoice/quote/no-quote.tsx')).NoQuote,
  <PageSkeleton />,
)

export const queries = ({ params }: PageContext) => [quoteQuery(params['hashslug'] ?? '')]

// A link that was taken back says so itself.
export const tellsRefusals = true

// A quote behind its shared link: what is offered, the answer to it, and the document itself.
export default function QuotePage() {
  const { t } = useLingui()
  const { hashslug = '', username } = useParams()
  const { data: found, failure, retry } = usePageQuery(quoteQuery(hashslug), { refetchIntervalMs: 120_000 })
  // Below another shop's name there is no such quote.
  const quote = found && (username === undefined || username.toLowerCase() === found.shop.username) ? found : undefined
  useEffect(() => {
    if (quote) rememberServerTime(quote.server_time)
  }, [quote])
  // What a chat shows beside the link: never whom it is for.
  useHead({
    title: quote ? t`Quote · ${quote.shop.name}` : t`Quote`,
    description: quote && money(quote.total, quote.currency),
    ...(quote?.shop.logo && { image: quote.shop.logo.url }),
    isPrivate: true,
    stylesheet: quote?.shop.stylesheet,
  })
  useViewed(hashslug, quote !== undefined, tellQuoteViewed)
  if (!quote && (found || failure))
    return (
      <PublicLayout shop={null}>
        <NoQuote because={failure?.message ?? null} retry={retry} />
      </PublicLayout>
    )
  if (!quote)
    return (
      <PublicLayout shop={null}>
        <PageSkeleton />
      </PublicLayout>
    )
  return (
    <DocumentFrame of={quote} kind="quote" failure={failure} retry={retry}>
      <QuoteHeadline quote={quote} />
      <DocumentPage {...quote.paper} heading="h2" />
      <div className="no-print grid">{quote.state === 'sent' && <QuoteAnswer quote={quote} />}</div>
    </DocumentFrame>
  )
}
