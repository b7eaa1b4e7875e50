import { resellerStatuses } from '@kedai/domain/resellers/statuses.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { resellersQuery } from '../../features/resellers/seller/api.ts'
import { readResellerAddress } from '../../features/resellers/seller/list-address.ts'
import { ResellerTable } from '../../features/resellers/seller/reseller-table.tsx'
import { areaWords, programmeAreas, statusWords } from '../../features/resellers/seller/words.ts'
import { useHead } from '../../lib/head.ts'
import { isWhole } from '../../lib/seller/is-whole.ts'
import { ListRows } from '../../lib/seller/list-rows.tsx'
import { type ResellerListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Select } from '../../ui/select.tsx'

// Who sells for the shop, and who wants to.
export default function ResellersPage() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readResellerAddress(params)
  const resellers = useQuery(resellersQuery(search))
  useHead({ title: t`Resellers`, isPrivate: true })
  const change = (part: ResellerListSearch) =>
    void navigate(sellerPaths.resellers({ ...search, ...part, page: undefined }), { replace: true })
  const isNarrowed = search.term !== undefined || search.status !== undefined || search.area !== undefined
  return (
    <ListPage
      title={t`Resellers`}
      count={<Trans>Resellers, applications and commission payable</Trans>}
      ways={[
        { to: sellerPaths.programmes(), label: t`Programmes` },
        { to: sellerPaths.commissions(), label: t`Commissions` },
      ]}
      search={
        <SearchInput
          label={t`Search resellers`}
          placeholder={t`Name, phone, code`}
          term={search.term ?? ''}
          onChange={(term) => change({ term: term || undefined })}
        />
      }
      narrowedBy={[search.area, search.status].filter(Boolean).length}
      filters={
        <>
          <Select
            aria-label={t`Programme`}
            className="md:w-48"
            value={search.area ?? ''}
            choices={[
              { value: '', label: t`All programmes` },
              ...programmeAreas.map((area) => ({ value: area, label: i18n._(areaWords[area]) })),
            ]}
            onChange={({ target }) => change({ area: target.value || undefined })}
          />
          <Select
            aria-label={t`Status`}
            className="md:w-56"
            value={search.status ?? ''}
            choices={[
              { value: '', label: t`All` },
              ...resellerStatuses.map((status) => ({ value: status, label: i18n._(statusWords[status].word) })),
            ]}
            onChange={({ target }) => change({ status: target.value || undefined })}
          />
        </>
      }
      isBare={resellers.data?.rows.length === 0 && isWhole(search)}
    >
      <ListRows
        list={resellers}
        hrefOf={(page) => sellerPaths.resellers({ ...search, page })}
        empty={
          isNarrowed ? (
            <Empty
              title={<Trans>No reseller matches</Trans>}
              action={<ButtonLink to={sellerPaths.resellers()}>{t`Show all resellers`}</ButtonLink>}
            />
          ) : (
            <Empty
              title={<Trans>No resellers yet</Trans>}
              action={<ButtonLink to={sellerPaths.programmes()}>{t`Open a programme`}</ButtonLink>}
            >
              <Trans>Open a programme and share its link: who applies appears here.</Trans>
            </Empty>
          )
        }
      >
        {(rows) => <ResellerTable rows={rows} />}
      </ListRows>
    </ListPage>
  )
}
