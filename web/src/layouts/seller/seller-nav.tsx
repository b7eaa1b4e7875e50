import type { Me } from '@kedai/contracts/auth.ts'
import { type Work, can } from '@kedai/domain/people/permissions.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  Banknote,
  ClipboardList,
  FileQuestion,
  FileText,
  House,
  type LucideIcon,
  MessageSquareText,
  Package,
  Store,
  UsersRound,
} from 'lucide-react'
import { useLocation } from 'react-router'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { classes } from '../../ui/classes.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { invoiceSummaryQuery, reviewSummaryQuery, workQueuesQuery } from './me.ts'

// A bar at the foot of a phone, a column on a desk, with the places this person may work in. The numbers are work that waits.
export function SellerNav({ shop }: { shop: Me['shops'][number] | undefined }) {
  const { t } = useLingui()
  const may = (work: Work | undefined) =>
    work === undefined || (shop !== undefined && can(shop.role, shop.permissions, work))
  const { data: queues } = useQuery({ ...workQueuesQuery(), enabled: may('orders') })
  const { data: invoices } = useQuery({ ...invoiceSummaryQuery(), enabled: may('invoices') })
  const { data: reviews } = useQuery({ ...reviewSummaryQuery(), enabled: may('products') })
  const places: Place[] = [
    { to: sellerPaths.home(), label: t`Home`, Picture: House, waiting: 0, exact: true },
    {
      to: sellerPaths.orders(),
      work: 'orders',
      label: t`Orders`,
      Picture: ClipboardList,
      waiting: (queues?.slips_to_check ?? 0) + (queues?.to_pack ?? 0),
    },
    {
      to: sellerPaths.invoices(),
      work: 'invoices',
      label: t`Invoices`,
      Picture: FileText,
      waiting: (invoices?.tabs.slips_to_check.count ?? 0) + (invoices?.tabs.overdue.count ?? 0),
    },
    { to: sellerPaths.quotes(), work: 'invoices', label: t`Quotes`, Picture: FileQuestion, waiting: 0, isOnDesk: true },
    { to: sellerPaths.products(), work: 'products', label: t`Products`, Picture: Package, waiting: 0 },
    {
      to: sellerPaths.reviews(),
      work: 'products',
      label: t`Reviews`,
      Picture: MessageSquareText,
      waiting: reviews?.waiting ?? 0,
      isOnDesk: true,
    },
    {
      to: sellerPaths.money(),
      work: 'payments',
      label: t`Money to match`,
      short: t({ message: 'To match', context: 'menu' }),
      Picture: Banknote,
      waiting: queues?.unmatched_money ?? 0,
    },
    {
      to: sellerPaths.customers(),
      work: 'customers',
      label: t`Customers`,
      Picture: UsersRound,
      waiting: 0,
      isOnDesk: true,
    },
    { to: sellerPaths.settings(), label: t({ message: 'Shop', context: 'menu' }), Picture: Store, waiting: 0 },
  ]
  return (
    <nav
      aria-label={t`Main`}
      data-bottom-bar="phone"
      className="fixed inset-x-0 bottom-0 z-30 flex justify-around border-t border-line bg-card px-1 pb-[env(safe-area-inset-bottom)] md:static md:flex-col md:justify-start md:gap-1 md:border-0 md:p-0"
    >
      {places
        .filter(({ work }) => may(work))
        .map((place) => (
          <PlaceLink key={place.to} {...place} />
        ))}
    </nav>
  )
}

// `work`: the area a staff member needs for it; without one everybody goes there. `short`: what a phone's bar has room for. `isOnDesk`: it has none for this place.
type Place = {
  to: string
  work?: Work
  label: string
  short?: string
  Picture: LucideIcon
  waiting: number
  exact?: boolean
  isOnDesk?: boolean
}

const PlaceLink = ({ to, label, short, Picture, waiting, exact = false, isOnDesk = false }: Place) => (
  <PageLink
    to={to}
    aria-current={isWithin(useLocation().pathname, to, exact) ? 'page' : undefined}
    className={classes(
      isOnDesk ? 'hidden md:flex' : 'flex',
      'relative min-h-15 min-w-11 flex-col items-center justify-center gap-0.5 text-xs font-semibold text-ink-soft hover:text-ink aria-[current=page]:text-accent-ink md:min-h-11 md:flex-row md:justify-start md:gap-3 md:rounded-m md:px-3 md:text-sm md:hover:bg-sunken md:aria-[current=page]:bg-accent-soft',
    )}
  >
    <Picture aria-hidden className="size-5.5 shrink-0 md:size-5" />
    {short === undefined ? label : <PlaceName label={label} short={short} />}
    {waiting > 0 && <Waiting count={waiting} />}
  </PageLink>
)

const PlaceName = ({ label, short }: { label: string; short: string }) => (
  <>
    <span className="md:hidden">{short}</span>
    <span className="leading-tight max-md:hidden">{label}</span>
  </>
)

const isWithin = (path: string, to: string, exact: boolean) => (exact ? path === to : path.startsWith(to))

function Waiting({ count }: { count: number }) {
  const { t } = useLingui()
  return (
    <span className="absolute top-1.5 left-1/2 ml-2 min-w-5 rounded-full bg-accent px-1.5 text-center text-xs font-bold text-on-accent md:static md:ml-auto">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {t`waiting`}</span>
    </span>
  )
}
