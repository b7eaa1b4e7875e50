import { memberStatuses } from '@kedai/domain/entitlements/term.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { membersQuery } from '../../features/members/seller/api.ts'
import { CheckInForm } from '../../features/members/seller/check-in-form.tsx'
import { readMemberAddress } from '../../features/members/seller/list-address.ts'
import { MemberTable } from '../../features/members/seller/member-table.tsx'
import { useHead } from '../../lib/head.ts'
import { ListRows } from '../../lib/seller/list-rows.tsx'
import { type MemberListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { Select } from '../../ui/select.tsx'

// Who has a membership, and the counter that lets them in.
export default function MembersPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readMemberAddress(params)
  const members = useQuery(membersQuery(search))
  useHead({ title: t`Members`, isPrivate: true })
  const change = (part: MemberListSearch) =>
    void navigate(sellerPaths.members({ ...search, ...part, page: undefined }), { replace: true })
  const words = { active: t`Active`, grace: t`In grace`, lapsed: t`Ended` }
  const isNarrowed = search.term !== undefined || search.status !== undefined
  return (
    <ListPage
      title={t`Members`}
      count={
        members.data && !members.data.meta.total_is_capped ? (
          <Plural value={members.data.meta.total} one="# membership" other="# memberships" />
        ) : (
          <Trans>Memberships, expiry dates and check-in</Trans>
        )
      }
      queues={<CheckInForm />}
      search={
        <SearchInput
          label={t`Search members`}
          placeholder={t`Name, phone, code`}
          term={search.term ?? ''}
          onChange={(term) => change({ term: term || undefined })}
        />
      }
      narrowedBy={search.status ? 1 : 0}
      filters={
        <Select
          aria-label={t`Status`}
          className="max-md:col-span-2 md:w-56"
          value={search.status ?? ''}
          choices={[
            { value: '', label: t`All` },
            ...memberStatuses.map((status) => ({ value: status, label: words[status] })),
          ]}
          onChange={({ target }) => change({ status: memberStatuses.find((status) => status === target.value) })}
        />
      }
      isBare={members.data?.rows.length === 0 && !isNarrowed}
    >
      <ListRows
        list={members}
        hrefOf={(page) => sellerPaths.members({ ...search, page })}
        empty={
          isNarrowed ? (
            <Empty
              title={<Trans>No member matches</Trans>}
              action={<ButtonLink to={sellerPaths.members()}>{t`Show all members`}</ButtonLink>}
            />
          ) : (
            <Empty
              title={<Trans>No members yet</Trans>}
              action={<ButtonLink to={sellerPaths.newProduct('membership')}>{t`Sell a membership`}</ButtonLink>}
            >
              <Trans>Buyers of a plan are listed here, with a card to show at check-in.</Trans>
            </Empty>
          )
        }
      >
        {(rows) => <MemberTable rows={rows} />}
      </ListRows>
    </ListPage>
  )
}
