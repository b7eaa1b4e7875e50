import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { responsesFile, responsesQuery, responseSummaryQuery } from '../../features/responses/seller/api.ts'
import { readResponseAddress, responseStates } from '../../features/responses/seller/list-address.ts'
import { ResponseCard } from '../../features/responses/seller/response-card.tsx'
import { ResponseTotals } from '../../features/responses/seller/response-totals.tsx'
import { useHead } from '../../lib/head.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { type ResponseListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Select } from '../../ui/select.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// What a collection's buyers answered and paid.
export default function ResponsesPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { viewId = '' } = useParams()
  const [params] = useSearchParams()
  const search = readResponseAddress(params)
  const { data: summary, error: noSummary, refetch: askSummary } = useQuery(responseSummaryQuery(viewId))
  const { data: responses, error, refetch, isPlaceholderData } = useQuery(responsesQuery(viewId, search))
  const title = summary?.title ?? t`Responses`
  useHead({ title, isPrivate: true })
  const change = (part: ResponseListSearch) =>
    void navigate(sellerPaths.responses(viewId, { ...search, ...part, page: undefined }), { replace: true })
  const words = { paid: t`Paid`, unpaid: t`Not paid`, over: t`Cancelled` }
  const isNarrowed = search.term !== undefined || search.status !== undefined
  return (
    <Page
      title={title}
      lead={<Trans>Responses and payments</Trans>}
      back={{ to: sellerPaths.products({ type: 'collection' }), label: t`Collections` }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {noSummary && <LoadFailed error={noSummary} onRetry={askSummary} />}
        {summary && <ResponseTotals summary={summary} />}
        <div
          role="search"
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
        >
          <SearchInput
            label={t`Search responses`}
            placeholder={t`Name, phone, answer`}
            term={search.term ?? ''}
            onChange={(term) => change({ term: term || undefined })}
          />
          <Select
            aria-label={t`Standing`}
            className="max-sm:order-last max-sm:col-span-2"
            value={search.status ?? ''}
            choices={[
              { value: '', label: t`All` },
              ...responseStates.map((status) => ({ value: status, label: words[status] })),
            ]}
            onChange={({ target }) => change({ status: responseStates.find((status) => status === target.value) })}
          />
          <ButtonAnchor
            href={responsesFile(viewId, search)}
            download
            title={t`Save as a spreadsheet (CSV)`}
            className="font-normal"
          >
            <Download aria-hidden className="size-5" />
            CSV
          </ButtonAnchor>
        </div>
        {error && !noSummary && <LoadFailed error={error} onRetry={refetch} />}
        {!responses && !error && <ListSkeleton rows={5} />}
        {responses && (
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
            {responses.rows.length === 0 ? (
              isNarrowed ? (
                <Empty
                  title={<Trans>No response matches</Trans>}
                  action={<ButtonLink to={sellerPaths.responses(viewId)}>{t`Show all responses`}</ButtonLink>}
                />
              ) : (
                <Empty title={<Trans>No responses yet</Trans>}>
                  <Trans>Share the link of the collection; every response appears here at once.</Trans>
                </Empty>
              )
            ) : (
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
                {responses.rows.map((response) => (
                  <ResponseCard key={response.id} response={response} fields={summary?.fields ?? []} />
                ))}
              </ul>
            )}
            <Pagination
              page={responses.meta.page}
              lastPage={responses.meta.last_page}
              hrefOf={(page) => sellerPaths.responses(viewId, { ...search, page: page === 1 ? undefined : page })}
            />
          </div>
        )}
      </div>
    </Page>
  )
}
