import { can } from '@kedai/domain/people/permissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { customersQuery } from '../../features/customers/seller/api.ts'
import { CustomerGroups } from '../../features/customers/seller/customer-groups.tsx'
import { CustomerFilters } from '../../features/customers/seller/customer-filters.tsx'
import { CustomerCount, CustomerTable } from '../../features/customers/seller/customer-table.tsx'
import { readCustomerAddress } from '../../features/customers/seller/list-address.ts'
import { NoCustomers } from '../../features/customers/seller/no-customers.tsx'
import { meQuery } from '../../layouts/seller/me.ts'
import { useHead } from '../../lib/head.ts'
import { InRinggit } from '../../lib/seller/in-ringgit.tsx'
import { isWhole } from '../../lib/seller/is-whole.ts'
import { type CustomerListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

export default function CustomersPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readCustomerAddress(params)
  const { data: customers, error, refetch, isPlaceholderData } = useQuery(customersQuery(search))
  const { data: me } = useQuery(meQuery()) // the layout shows its failure
  const shop = me?.shops[0]
  useHead({ title: t`Customers`, isPrivate: true })
  const change = (next: CustomerListSearch) => void navigate(sellerPaths.customers(next), { replace: true })
  const lead =
    customers &&
    (customers.meta.total_is_capped ? (
      <Trans>More than {customers.meta.total} customers</Trans>
    ) : (
      <CustomerCount total={customers.meta.total} />
    ))
  const mayBill = shop !== undefined && can(shop.role, shop.permissions, 'invoices')
  return (
    <ListPage
      title={t`Customers`}
      count={lead}
      ways={
        mayBill
          ? [
              {
                to: sellerPaths.ageing(),
                label: t`Who owes you`,
                icon: <Hourglass aria-hidden className="size-5" />,
              },
            ]
          : []
      }
      queues={<CustomerGroups search={search} />}
      search={
        <SearchInput
          label={t`Search customers`}
          placeholder={t`Name, phone, e-mail`}
          term={search.term ?? ''}
          onChange={(term) => change({ ...search, term, page: undefined })}
        />
      }
      narrowedBy={search.sort ? 1 : 0}
      filters={<CustomerFilters search={search} onChange={change} />}
      isBare={customers?.rows.length === 0 && isWhole(search)}
    >
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!customers && !error && <ListSkeleton rows={8} />}
      {customers && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          {customers.rows.length > 0 ? <CustomerTable rows={customers.rows} /> : <NoCustomers search={search} />}
          {customers.rows.some(({ has_foreign }) => has_foreign) && <InRinggit className="mt-3" />}
          <Pagination
            page={customers.meta.page}
            lastPage={customers.meta.last_page}
            hrefOf={(page) => sellerPaths.customers({ ...search, page: page === 1 ? undefined : page })}
          />
        </div>
      )}
    </ListPage>
  )
}
