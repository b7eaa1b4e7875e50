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
import { ListRows } from '../../lib/seller/list-rows.tsx'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { SearchInput } from '../../ui/admin/search-input.tsx'

export default function CustomersPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readCustomerAddress(params)
  const list = useQuery(customersQuery(search))
  const customers = list.data
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
                label: t`Accounts receivable`,
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
      <ListRows
        list={list}
        hrefOf={(page) => sellerPaths.customers({ ...search, page })}
        empty={<NoCustomers search={search} />}
      >
        {(rows) => (
          <>
            <CustomerTable rows={rows} />
            {rows.some(({ has_foreign }) => has_foreign) && <InRinggit className="mt-3" />}
          </>
        )}
      </ListRows>
    </ListPage>
  )
}
