import { type SalesPeriod, salesPeriodNames } from '@kedai/domain/sales/periods.ts'
import { useLingui } from '@lingui/react/macro'
import { PageLink } from '../../../ui/page-link.tsx'

type Props = { chosen: SalesPeriod; hrefOf: (period: SalesPeriod) => string }

// The period stands in the address, so that reload and back keep it.
export function PeriodChoice({ chosen, hrefOf }: Props) {
  const { t } = useLingui()
  const words = { today: t`Today`, '7': t`7 days`, '30': t`30 days` } satisfies Record<SalesPeriod, string>
  return (
    <nav aria-label={t`Period`} className="flex rounded-m border border-line bg-sunken p-1">
      {salesPeriodNames.map((period) => (
        <PageLink
          key={period}
          to={hrefOf(period)}
          replace
          aria-current={period === chosen ? 'true' : undefined}
          className="grid min-h-9 min-w-18 flex-1 place-items-center rounded-s px-3 text-sm font-semibold whitespace-nowrap text-ink-soft hover:text-ink aria-[current=true]:bg-card aria-[current=true]:text-ink aria-[current=true]:shadow-card"
        >
          {words[period]}
        </PageLink>
      ))}
    </nav>
  )
}
