import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { customersQuery } from '../../features/customers/seller/api.ts'
import { CustomerSearch } from '../../features/customers/seller/customer-search.tsx'
import { CustomerCount, CustomerTable } from '../../features/customers/seller/customer-table.tsx'
import { useHead } from '../../lib/head.ts'
import { type CustomerListSearch, paths } from '../../paths.ts'
import { LoadFailed } from '../../ui/admin/load-failed.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

export default function CustomersPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const pageNow = Number(params.get('page'))
  const search: CustomerListSearch = { term: params.get('term') || undefined, page: Number.isInteger(pageNow) && pageNow > 1 ? Math.min(pageNow, 100) : undefined }
  const { data: customers, error, refetch, isPlaceholderData } = useQuery(customersQuery(search))
  useHead({ title: t`Customers`, isPrivate: true })
  const change = (term: string) => void navigate(paths.seller.customers({ term }), { replace: true })
  const lead = customers && (customers.meta.total_is_capped ? <Trans>More than {customers.meta.total} customers</Trans> : <CustomerCount total={customers.meta.total} />)
  return (
    <Page title={t`Customers`} lead={lead} width="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CustomerSearch term={search.term ?? ''} onChange={change} />
        {error && <LoadFailed message={error.message} onRetry={refetch} />}
        {!customers && !error && <ListSkeleton rows={8} />}
        {customers && (
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
            {customers.rows.length > 0 ? (
              <CustomerTable rows={customers.rows} />
            ) : search.term ? (
              <Empty title={<Trans>No customer matches “{search.term}”</Trans>} action={<ButtonLink to={paths.seller.customers()}>{t`Show all customers`}</ButtonLink>} />
            ) : (
              <Empty title={<Trans>No customers yet</Trans>} action={<ButtonLink to={paths.seller.orders()}>{t`See the orders`}</ButtonLink>}>
                <Trans>Whoever orders appears here by itself, with all their orders.</Trans>
              </Empty>
            )}
            <Pagination page={customers.meta.page} lastPage={customers.meta.last_page} hrefOf={(page) => paths.seller.customers({ ...search, page: page === 1 ? undefined : page })} />
          </div>
        )}
      </div>
    </Page>
  )
}
