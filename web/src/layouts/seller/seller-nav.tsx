import type { Me } from '@kedai/contracts/auth.ts'
import { type Work, can } from '@kedai/domain/people/permissions.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  Banknote,
  CalendarCheck,
  CalendarDays,
  ClipboardList,
  FileQuestion,
  FileText,
  Handshake,
  House,
  IdCard,
  MessageSquareText,
  Package,
  Store,
  Truck,
  UsersRound,
} from 'lucide-react'
import { useLocation } from 'react-router'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { invoiceSummaryQuery, reviewSummaryQuery, workQueuesQuery } from './me.ts'
import { MorePlaces } from './more-places.tsx'
import { type Place, PlaceLink, isWithin } from './place-link.tsx'

// A bar at the foot of a phone, a column on a desk, with the places this person may work in. The numbers are work that waits.
export function SellerNav({ shop }: { shop: Me['shops'][number] | undefined }) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const may = (work: Work | undefined) =>
    work === undefined || (shop !== undefined && can(shop.role, shop.permissions, work))
  const { data: queues } = useQuery({ ...workQueuesQuery(), enabled: may('orders') })
  const { data: invoices } = useQuery({ ...invoiceSummaryQuery(), enabled: may('invoices') })
  const { data: reviews } = useQuery({ ...reviewSummaryQuery(), enabled: may('products') })
  const places: Place[] = [
    { to: sellerPaths.home(), label: t`Home`, Picture: House, waiting: 0, exact: true, isTab: true },
    {
      to: sellerPaths.orders(),
      work: 'orders',
      label: t`Orders`,
      Picture: ClipboardList,
      waiting: (queues?.slips_to_check ?? 0) + (queues?.to_pack ?? 0),
      isTab: true,
    },
    { to: sellerPaths.products(), work: 'products', label: t`Products`, Picture: Package, waiting: 0, isTab: true },
    {
      to: sellerPaths.invoices(),
      work: 'invoices',
      label: t`Invoices`,
      Picture: FileText,
      waiting: (invoices?.tabs.slips_to_check.count ?? 0) + (invoices?.tabs.overdue.count ?? 0),
      isTab: true,
    },
    { to: sellerPaths.rentals(), work: 'orders', label: t`Rentals`, Picture: CalendarDays, waiting: 0 },
    {
      to: sellerPaths.appointments(),
      work: 'orders',
      label: t`Appointments`,
      Picture: CalendarCheck,
      waiting: 0,
    },
    {
      to: sellerPaths.shipments(),
      work: 'orders',
      label: t`Parcels`,
      Picture: Truck,
      waiting: 0,
    },
    { to: sellerPaths.quotes(), work: 'invoices', label: t`Quotes`, Picture: FileQuestion, waiting: 0 },
    {
      to: sellerPaths.reviews(),
      work: 'products',
      label: t`Reviews`,
      Picture: MessageSquareText,
      waiting: reviews?.waiting ?? 0,
    },
    {
      to: sellerPaths.money(),
      work: 'payments',
      label: t`Money to match`,
      Picture: Banknote,
      waiting: queues?.unmatched_money ?? 0,
    },
    {
      to: sellerPaths.customers(),
      work: 'customers',
      label: t`Customers`,
      Picture: UsersRound,
      waiting: 0,
    },
    { to: sellerPaths.members(), work: 'orders', label: t`Members`, Picture: IdCard, waiting: 0 },
    {
      to: sellerPaths.resellers(),
      work: 'resellers',
      label: t`Resellers`,
      Picture: Handshake,
      waiting: 0,
    },
    { to: sellerPaths.settings(), label: t({ message: 'Shop', context: 'menu' }), Picture: Store, waiting: 0 },
  ]
  const open = places.filter(({ work }) => may(work))
  return (
    <nav
      aria-label={t`Main`}
      data-bottom-bar="phone"
      className="fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col max-md:group-has-[[data-over-tabs]]/seller:hidden border-t border-line bg-card px-1 pb-[env(safe-area-inset-bottom)] md:static md:flex md:flex-col md:justify-start md:gap-1 md:border-0 md:p-0"
    >
      {open.map((place) => (
        <PlaceLink key={place.to} {...place} isHere={isWithin(pathname, place)} />
      ))}
      <MorePlaces places={open.filter(({ isTab }) => !isTab)} pathname={pathname} />
    </nav>
  )
}
