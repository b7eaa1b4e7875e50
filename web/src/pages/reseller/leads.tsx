import { useLingui } from '@lingui/react/macro'
import { AgentLeads } from '../../features/resellers/own/agent-leads.tsx'
import { agentLeadsQuery } from '../../features/resellers/own/agent-lead-calls.ts'
import { pageIn } from '../../features/resellers/own/page-in.ts'
import { Refused } from '../../features/resellers/own/refused.tsx'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { paths } from '../../paths.ts'
import { useSearch } from '../../ui/navigation.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { type InArea, ResellerFrame, frameQueries } from './reseller-frame.tsx'

export const queries = frameQueries

export default function ResellerLeadsPage() {
  const { t } = useLingui()
  return <ResellerFrame title={t`Leads`}>{(at) => <Leads {...at} />}</ResellerFrame>
}

function Leads({ storefront, shop, area }: InArea) {
  const own = { area, username: shop.username }
  const page = pageIn(useSearch())
  const { data, failure, isLoading, retry } = usePageQuery(agentLeadsQuery(own, page))
  if (!data)
    return failure ? (
      <Refused failure={failure} shop={shop} whatsapp={storefront.whatsapp_number} isBusy={isLoading} onRetry={retry} />
    ) : (
      <ListSkeleton />
    )
  return (
    <>
      <AgentLeads own={own} leads={data.rows} onChanged={retry} />
      <Pagination
        page={page}
        lastPage={data.meta.last_page}
        hrefOf={(other) => paths.area(shop, area, 'leads', { page: other })}
      />
    </>
  )
}
