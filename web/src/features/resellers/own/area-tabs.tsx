import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import { takesLeads } from '@kedai/domain/people/lead-handing.ts'
import { useLingui } from '@lingui/react/macro'
import { type AreaPage, type ShopPlace, paths } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import { useNavigation } from '../../../ui/navigation.ts'
import { PageLink } from '../../../ui/page-link.tsx'

// A reseller's pages, on every one of them.
type Props = { shop: ShopPlace; area: ProgrammeArea; pieces: number }

// `pieces`: in the cart, as far as it is known.
export function AreaTabs({ shop, area, pieces }: Props) {
  const { t } = useLingui()
  const { pathname } = useNavigation()
  const tabs: [AreaPage, string][] = [
    ['', t`Home`],
    ['products', t`Order`],
    ['cart', pieces > 0 ? t`Cart (${pieces})` : t`Cart`],
    ['orders', t`Orders`],
    ...(takesLeads(area) ? [['leads', t`Leads`] as [AreaPage, string]] : []),
    ['wallet', t`Wallet`],
  ]
  const here = pathname.replace(/\/+$/, '')
  return (
    <nav aria-label={t`Reseller’s pages`} className="border-b border-line bg-card">
      <ul className="scrollbar-none mx-auto flex w-full max-w-6xl gap-x-4 overflow-x-auto px-4 sm:px-6">
        {tabs.map(([page, label]) => {
          const to = paths.area(shop, area, page)
          return (
            <li key={page} className="shrink-0">
              <PageLink
                to={to}
                aria-current={to === here ? 'page' : undefined}
                className={classes(
                  'inline-flex min-h-11 items-center text-sm',
                  to === here ? 'font-semibold text-accent-ink' : 'font-medium text-ink-soft hover:text-ink',
                )}
              >
                {label}
              </PageLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
