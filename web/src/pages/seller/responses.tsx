import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download, HandCoins } from 'lucide-react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { responsesFile, responsesQuery, responseSummaryQuery } from '../../features/responses/seller/api.ts'
import { readResponseAddress, responseStates } from '../../features/responses/seller/list-address.ts'
import { ResponseCard } from '../../features/responses/seller/response-card.tsx'
import { ResponseTotals } from '../../features/responses/seller/response-totals.tsx'
import { useHead } from '../../lib/head.ts'
import { ListRows } from '../../lib/seller/list-rows.tsx'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { type ResponseListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { OpeningRows } from '../../ui/admin/opening-row.tsx'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Select } from '../../ui/select.tsx'

// What a collection's buyers answered and paid.
export default function ResponsesPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { viewId = '' } = useParams()
  const [params] = useSearchParams()
  const search = readResponseAddress(params)
  const { data: summary, error: noSummary, refetch: askSummary } = useQuery(responseSummaryQuery(viewId))
  const responses = useQuery(responsesQuery(viewId, search))
  const title = summary?.title ?? t`Responses`
  useHead({ title, isPrivate: true })
  const change = (part: ResponseListSearch) =>
    void navigate(sellerPaths.responses(viewId, { ...search, ...part, page: undefined }), { replace: true })
  const words = { paid: t`Paid`, unpaid: t`Not paid`, over: t`Cancelled` }
  const isNarrowed = search.term !== undefined || search.status !== undefined
  return (
    <ListPage
      title={title}
      count={summary && <Plural value={summary.responses} one="# response" other="# responses" />}
      ways={[
        {
          to: sellerPaths.products({ type: 'collection' }),
          label: t`Collections`,
          icon: <HandCoins aria-hidden className="size-5" />,
        },
      ]}
      queues={
        <>
          {noSummary && <LoadFailed error={noSummary} onRetry={askSummary} />}
          {summary && <ResponseTotals summary={summary} />}
        </>
      }
      search={
        <SearchInput
          label={t`Search responses`}
          placeholder={t`Name, phone, answer`}
          term={search.term ?? ''}
          onChange={(term) => change({ term: term || undefined })}
        />
      }
      narrowedBy={search.status ? 1 : 0}
      filters={
        <>
          <Select
            aria-label={t`Status`}
            className="md:w-48"
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
        </>
      }
    >
      {!noSummary && (
        <ListRows
          list={responses}
          hrefOf={(page) => sellerPaths.responses(viewId, { ...search, page })}
          empty={
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
          }
        >
          {(rows) => (
            <OpeningRows>
              {rows.map((response) => (
                <ResponseCard key={response.id} response={response} fields={summary?.fields ?? []} />
              ))}
            </OpeningRows>
          )}
        </ListRows>
      )}
    </ListPage>
  )
}
