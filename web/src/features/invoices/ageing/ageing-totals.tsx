import type { AgeingReport } from '@kedai/contracts/invoice-ageing.ts'
import { ageingBucketNames } from '@kedai/domain/invoices/ageing.ts'
import { useLingui } from '@lingui/react/macro'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { classes } from '../../../ui/classes.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Price } from '../../../ui/price.tsx'
import { useBucketNames } from '../bucket-names.ts'

// What all customers owe, by how late it is. Each number opens its list.
export function AgeingTotals({ report: { ageing, owed } }: { report: AgeingReport }) {
  const { t } = useLingui()
  const names = useBucketNames()
  const figures = [
    { label: t`Owed to you`, amount: owed, age: 'any', isLate: false },
    ...ageingBucketNames.map((name) => ({
      label: names[name],
      amount: ageing[name] ?? '0.00',
      age: name,
      isLate: name !== 'current',
    })),
  ]
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line overflow-hidden rounded-l border border-line bg-card shadow-card sm:grid-cols-3 sm:divide-y-0 xl:grid-cols-6">
      {figures.map(({ label, amount, age, isLate }) => (
        <li
          key={age}
          className="sm:border-r sm:border-b sm:border-line sm:nth-[3n]:border-r-0 sm:nth-[n+4]:border-b-0 xl:border-b-0 xl:nth-[3]:border-r"
        >
          <PageLink
            to={sellerPaths.invoices({ age })}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-4 py-2 hover:bg-sunken focus-visible:-outline-offset-3 sm:grid sm:h-full sm:justify-start sm:gap-0.5 sm:py-3"
          >
            <span className="text-xs text-ink-soft">{label}</span>
            <span className={classes(amount === '0.00' ? 'text-ink-soft' : isLate && 'text-danger-ink')}>
              <Price amount={amount} size="s" />
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
