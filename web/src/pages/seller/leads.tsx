import { leadStatuses } from '@kedai/domain/people/lead-statuses.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { leadsQuery } from '../../features/settings/seller/growth/api.ts'
import { LeadCard } from '../../features/settings/seller/growth/lead-card.tsx'
import { LeadRules } from '../../features/settings/seller/growth/lead-rules.tsx'
import { meQuery } from '../../layouts/seller/me.ts'
import { useHead } from '../../lib/head.ts'
import { ListRows } from '../../lib/seller/list-rows.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { leadStates } from '../../lib/seller/state-words.ts'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { OpeningRows } from '../../ui/admin/opening-row.tsx'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Select } from '../../ui/select.tsx'

// People who left their number: from the first word to the order.
export default function LeadsPage() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = {
    status: params.get('status') ?? '',
    term: params.get('term') ?? '',
    page: Number(params.get('page')) || 1,
  }
  const leads = useQuery(leadsQuery(search))
  const { data: me } = useQuery(meQuery()) // the layout shows its failure
  useHead({ title: t`Leads`, isPrivate: true })
  return (
    <ListPage
      title={t`Leads`}
      count={<Trans>People who left their number and agreed to be contacted</Trans>}
      search={
        <SearchInput
          label={t`Search leads`}
          placeholder={t`Name, phone, e-mail`}
          term={search.term}
          onChange={(term) => void navigate(sellerPaths.leads({ status: search.status, term }), { replace: true })}
        />
      }
      narrowedBy={search.status === '' ? 0 : 1}
      filters={
        <Select
          aria-label={t`Status`}
          value={search.status}
          className="md:w-52"
          onChange={(event) =>
            void navigate(sellerPaths.leads({ term: search.term, status: event.target.value }), { replace: true })
          }
          placeholder={t`All leads`}
          choices={leadStatuses.map((value) => ({ value, label: i18n._(leadStates[value]) }))}
        />
      }
    >
      <ListRows
        list={leads}
        hrefOf={(page) => sellerPaths.leads({ ...search, page })}
        empty={
          <Empty title={t`No leads here`}>
            <Trans>People who submit one of your forms are listed here. A lead is won when they place an order.</Trans>
          </Empty>
        }
      >
        {(rows) => (
          <OpeningRows>
            {rows.map((lead) => (
              <LeadCard key={lead.id} lead={lead} userId={me?.user.id} />
            ))}
          </OpeningRows>
        )}
      </ListRows>
      <LeadRules />
    </ListPage>
  )
}
