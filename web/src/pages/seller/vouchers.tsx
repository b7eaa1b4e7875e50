import { voucherStatuses } from '@kedai/domain/vouchers/vouchers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { vouchersQuery } from '../../features/resellers/seller/api.ts'
import { readVoucherAddress } from '../../features/resellers/seller/list-address.ts'
import { TwoPeople } from '../../features/resellers/seller/two-people.tsx'
import { VoucherTable } from '../../features/resellers/seller/voucher-table.tsx'
import { voucherWords } from '../../features/resellers/seller/words.ts'
import { useHead } from '../../lib/head.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { type VoucherListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Select } from '../../ui/select.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// Money that goes out, each sum on a numbered paper.
export default function VouchersPage() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readVoucherAddress(params)
  const { data: vouchers, error, refetch, isPlaceholderData } = useQuery(vouchersQuery(search))
  useHead({ title: t`Payment vouchers`, isPrivate: true })
  const change = (part: VoucherListSearch) =>
    void navigate(sellerPaths.vouchers({ ...search, ...part, page: undefined }), { replace: true })
  const isNarrowed = search.term !== undefined || search.status !== undefined
  return (
    <Page
      title={t`Payment vouchers`}
      lead={<Trans>What the shop pays out: prepared, checked, approved, paid</Trans>}
      width="wide"
      actions={
        <ButtonLink variant="primary" to={sellerPaths.newVoucher()}>
          <Trans>New voucher</Trans>
        </ButtonLink>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div role="search" className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <SearchInput
            label={t`Search vouchers`}
            placeholder={t`Number, payee, purpose`}
            term={search.term ?? ''}
            onChange={(term) => change({ term: term || undefined })}
          />
          <Select
            aria-label={t`Standing`}
            value={search.status ?? ''}
            choices={[
              { value: '', label: t`All` },
              ...voucherStatuses.map((status) => ({ value: status, label: i18n._(voucherWords[status].word) })),
            ]}
            onChange={({ target }) => change({ status: target.value || undefined })}
          />
        </div>
        {error && <LoadFailed error={error} onRetry={refetch} />}
        {!vouchers && !error && <ListSkeleton rows={6} />}
        {vouchers && (
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
            {vouchers.rows.length > 0 ? (
              <VoucherTable rows={vouchers.rows} />
            ) : isNarrowed ? (
              <Empty
                title={<Trans>No voucher matches</Trans>}
                action={<ButtonLink to={sellerPaths.vouchers()}>{t`Show all vouchers`}</ButtonLink>}
              />
            ) : (
              <Empty title={<Trans>No vouchers yet</Trans>}>
                <Trans>Pay out what resellers earned, or anybody else, and keep the paper for your books.</Trans>
              </Empty>
            )}
            <Pagination
              page={vouchers.meta.page}
              lastPage={vouchers.meta.last_page}
              hrefOf={(page) => sellerPaths.vouchers({ ...search, page: page === 1 ? undefined : page })}
            />
          </div>
        )}
        <TwoPeople />
      </div>
    </Page>
  )
}
