import { leadStatuses } from '@kedai/domain/people/lead-statuses.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { leadsQuery } from '../../features/settings/seller/growth/api.ts'
import { LeadCard, leadWords } from '../../features/settings/seller/growth/lead-card.tsx'
import { LeadRules } from '../../features/settings/seller/growth/lead-rules.tsx'
import { useHead } from '../../lib/head.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Select } from '../../ui/select.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// People who left their number: from the first word to the order.
export default function LeadsPage() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = { status: params.get('status') ?? '', page: Number(params.get('page')) || 1 }
  const { data, error, refetch } = useQuery(leadsQuery(search))
  useHead({ title: t`Leads`, isPrivate: true })
  return (
    <Page title={t`Leads`} lead={<Trans>People who left their number and agreed to be contacted</Trans>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LeadRules />
        <Select
          aria-label={t`Status`}
          value={search.status}
          onChange={(event) => void navigate(sellerPaths.leads({ status: event.target.value }), { replace: true })}
          placeholder={t`All leads`}
          choices={leadStatuses.map((value) => ({ value, label: i18n._(leadWords[value]) }))}
        />
        {error && <LoadFailed error={error} onRetry={refetch} />}
        {!data && !error && <ListSkeleton rows={5} />}
        {data?.rows.length === 0 && (
          <Empty title={t`No leads here`}>
            <Trans>Whoever leaves a number on one of your forms stands here, and is won once they order.</Trans>
          </Empty>
        )}
        {data && (
          <>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {data.rows.map((lead) => (
                <LeadCard key={lead.id} lead={lead} />
              ))}
            </ul>
            <Pagination
              page={data.meta.page}
              lastPage={data.meta.last_page}
              hrefOf={(page) => sellerPaths.leads({ ...search, page })}
            />
          </>
        )}
      </div>
    </Page>
  )
}
