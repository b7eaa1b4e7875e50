import { leadStatuses } from '@kedai/domain/people/lead-statuses.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { leadsQuery } from '../../features/settings/seller/growth/api.ts'
import { LeadCard, leadWords } from '../../features/settings/seller/growth/lead-card.tsx'
import { LeadRules } from '../../features/settings/seller/growth/lead-rules.tsx'
import { useHead } from '../../lib/head.ts'
import { ListRows } from '../../lib/seller/list-rows.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { OpeningRows } from '../../ui/admin/opening-row.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Select } from '../../ui/select.tsx'

// People who left their number: from the first word to the order.
export default function LeadsPage() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = { status: params.get('status') ?? '', page: Number(params.get('page')) || 1 }
  const leads = useQuery(leadsQuery(search))
  useHead({ title: t`Leads`, isPrivate: true })
  return (
    <ListPage
      title={t`Leads`}
      count={<Trans>People who left their number and agreed to be contacted</Trans>}
      search={
        <Select
          aria-label={t`Status`}
          value={search.status}
          onChange={(event) => void navigate(sellerPaths.leads({ status: event.target.value }), { replace: true })}
          placeholder={t`All leads`}
          choices={leadStatuses.map((value) => ({ value, label: i18n._(leadWords[value]) }))}
        />
      }
    >
      <ListRows
        list={leads}
        hrefOf={(page) => sellerPaths.leads({ ...search, page })}
        empty={
          <Empty title={t`No leads here`}>
            <Trans>Whoever leaves a number on one of your forms stands here, and is won once they order.</Trans>
          </Empty>
        }
      >
        {(rows) => (
          <OpeningRows>
            {rows.map((lead) => (
              <LeadCard key={lead.id} lead={lead} />
            ))}
          </OpeningRows>
        )}
      </ListRows>
      <LeadRules />
    </ListPage>
  )
}
