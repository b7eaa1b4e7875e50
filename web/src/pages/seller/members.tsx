import { memberStatuses } from '@kedai/domain/entitlements/term.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { membersQuery } from '../../features/members/seller/api.ts'
import { CheckInForm } from '../../features/members/seller/check-in-form.tsx'
import { readMemberAddress } from '../../features/members/seller/list-address.ts'
import { MemberTable } from '../../features/members/seller/member-table.tsx'
import { useHead } from '../../lib/head.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { type MemberListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Select } from '../../ui/select.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// Who has a membership, and the counter that lets them in.
export default function MembersPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readMemberAddress(params)
  const { data: members, error, refetch, isPlaceholderData } = useQuery(membersQuery(search))
  useHead({ title: t`Members`, isPrivate: true })
  const change = (part: MemberListSearch) =>
    void navigate(sellerPaths.members({ ...search, ...part, page: undefined }), { replace: true })
  const words = { active: t`Active`, grace: t`In grace`, lapsed: t`Ended` }
  const isNarrowed = search.term !== undefined || search.status !== undefined
  return (
    <Page
      title={t`Members`}
      lead={<Trans>Who has a membership, until when, and who is at the door</Trans>}
      width="wide"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CheckInForm />
        <div role="search" className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <SearchInput
            label={t`Search members`}
            placeholder={t`Name, phone, code`}
            term={search.term ?? ''}
            onChange={(term) => change({ term: term || undefined })}
          />
          <Select
            aria-label={t`Standing`}
            value={search.status ?? ''}
            choices={[
              { value: '', label: t`All` },
              ...memberStatuses.map((status) => ({ value: status, label: words[status] })),
            ]}
            onChange={({ target }) => change({ status: memberStatuses.find((status) => status === target.value) })}
          />
        </div>
        {error && <LoadFailed error={error} onRetry={refetch} />}
        {!members && !error && <ListSkeleton rows={6} />}
        {members && (
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
            {members.rows.length > 0 ? (
              <MemberTable rows={members.rows} />
            ) : isNarrowed ? (
              <Empty
                title={<Trans>No member matches</Trans>}
                action={<ButtonLink to={sellerPaths.members()}>{t`Show all members`}</ButtonLink>}
              />
            ) : (
              <Empty
                title={<Trans>No members yet</Trans>}
                action={<ButtonLink to={sellerPaths.newProduct('membership')}>{t`Sell a membership`}</ButtonLink>}
              >
                <Trans>Whoever pays for a plan appears here, with a card to show at the door.</Trans>
              </Empty>
            )}
            <Pagination
              page={members.meta.page}
              lastPage={members.meta.last_page}
              hrefOf={(page) => sellerPaths.members({ ...search, page: page === 1 ? undefined : page })}
            />
          </div>
        )}
      </div>
    </Page>
  )
}
