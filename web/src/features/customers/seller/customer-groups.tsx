import { customerGroups } from '@kedai/domain/people/customer-groups.ts'
import { useLingui } from '@lingui/react/macro'
import { type CustomerListSearch, sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { useGroupNames } from './group-names.ts'

// Customers by what they owe. The search and the order stay when the group changes.
export function CustomerGroups({ search }: { search: CustomerListSearch }) {
  const { t } = useLingui()
  const names = useGroupNames()
  return (
    <nav
      aria-label={t`Customers by what they owe`}
      className="scrollbar-none -mx-4 flex overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
    >
      {[undefined, ...customerGroups].map((show) => (
        <PageLink
          key={show ?? 'all'}
          replace
          to={sellerPaths.customers({ ...search, show, page: undefined })}
          aria-current={search.show === show ? 'page' : undefined}
          className="-mb-px flex min-h-11 shrink-0 items-center border-b-3 border-transparent px-2.5 text-sm font-semibold whitespace-nowrap text-ink-soft hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          {show ? names[show] : t({ message: 'All', context: 'customers' })}
        </PageLink>
      ))}
    </nav>
  )
}
