import { can } from '@kedai/domain/people/permissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { customersQuery } from '../../features/customers/seller/api.ts'
import { CustomerGroups } from '../../features/customers/seller/customer-groups.tsx'
import { CustomerSearch } from '../../features/customers/seller/customer-search.tsx'
import { CustomerCount, CustomerTable } from '../../features/customers/seller/customer-table.tsx'
import { readCustomerAddress } from '../../features/customers/seller/list-address.ts'
import { NoCustomers } from '../../features/customers/seller/no-customers.tsx'
import { meQuery } from '../../layouts/seller/me.ts'
import { useHead } from '../../lib/head.ts'
import { InRinggit } from '../../lib/seller/in-ringgit.tsx'
import { type CustomerListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
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
  const actions = shop && can(shop.role, shop.permissions, 'invoices') && (
    <ButtonLink to={sellerPaths.ageing()}>
      <Hourglass aria-hidden className="size-5" />
      <Trans>Who owes you</Trans>
    </ButtonLink>
  )
  return (
    <Page title={t`Customers`} lead={lead} width="wide" actions={actions}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CustomerGroups search={search} />
        <CustomerSearch search={search} onChange={change} />
        {error && <LoadFailed error={error} onRetry={refetch} />}
        {!customers && !error && <ListSkeleton rows={8} />}
        {customers && (
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
            {customers.rows.some(({ has_foreign }) => has_foreign) && <InRinggit className="mb-3" />}
            {customers.rows.length > 0 ? <CustomerTable rows={customers.rows} /> : <NoCustomers search={search} />}
            <Pagination
              page={customers.meta.page}
              lastPage={customers.meta.last_page}
              hrefOf={(page) => sellerPaths.customers({ ...search, page: page === 1 ? undefined : page })}
            />
          </div>
        )}
      </div>
    </Page>
  )
}
