import { can } from '@kedai/domain/people/permissions.ts'
import { voucherStatuses } from '@kedai/domain/vouchers/vouchers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { vouchersQuery } from '../../features/resellers/seller/api.ts'
import { readVoucherAddress } from '../../features/resellers/seller/list-address.ts'
import { TwoPeople } from '../../features/resellers/seller/two-people.tsx'
import { VoucherTable } from '../../features/resellers/seller/voucher-table.tsx'
import { voucherWords } from '../../features/resellers/seller/words.ts'
import { meQuery } from '../../layouts/seller/me.ts'
import { useHead } from '../../lib/head.ts'
import { ListRows } from '../../lib/seller/list-rows.tsx'
import { type VoucherListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { Select } from '../../ui/select.tsx'

// Money that goes out, each sum on a numbered paper.
export default function VouchersPage() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readVoucherAddress(params)
  const vouchers = useQuery(vouchersQuery(search))
  const shop = useQuery(meQuery()).data?.shops[0]
  useHead({ title: t`Payment vouchers`, isPrivate: true })
  const change = (part: VoucherListSearch) =>
    void navigate(sellerPaths.vouchers({ ...search, ...part, page: undefined }), { replace: true })
  const isNarrowed = search.term !== undefined || search.status !== undefined
  return (
    <ListPage
      title={t`Payment vouchers`}
      count={<Trans>Payments by the shop: prepared, checked, approved, paid</Trans>}
      add={{ to: sellerPaths.newVoucher(), label: t`New voucher` }}
      search={
        <SearchInput
          label={t`Search vouchers`}
          placeholder={t`Number, payee, purpose`}
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
            ...voucherStatuses.map((status) => ({ value: status, label: i18n._(voucherWords[status].word) })),
          ]}
          onChange={({ target }) => change({ status: target.value || undefined })}
        />
      }
      isBare={vouchers.data?.rows.length === 0 && !isNarrowed}
    >
      <ListRows
        list={vouchers}
        hrefOf={(page) => sellerPaths.vouchers({ ...search, page })}
        empty={
          isNarrowed ? (
            <Empty
              title={<Trans>No voucher matches</Trans>}
              action={<ButtonLink to={sellerPaths.vouchers()}>{t`Show all vouchers`}</ButtonLink>}
            />
          ) : (
            <Empty title={<Trans>No vouchers yet</Trans>}>
              <Trans>Pay resellers or anyone else, and keep the voucher for your accounts.</Trans>
            </Empty>
          )
        }
      >
        {(rows) => <VoucherTable rows={rows} />}
      </ListRows>
      <TwoPeople mayChange={shop !== undefined && can(shop.role, shop.permissions, 'bank_accounts')} />
    </ListPage>
  )
}
