import type { Me } from '@kedai/contracts/auth.ts'
import { type Work, can } from '@kedai/domain/people/permissions.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { invoiceSummaryQuery, reviewSummaryQuery, workQueuesQuery } from './me.ts'
import { MorePlaces } from './more-places.tsx'
import { navPlaces } from './nav-places.ts'
import { NavFrame, type Place, PlaceLink, isWithin } from './place-link.tsx'

// A bar at the foot of a phone, a column on a desk, with the places this person may work in. The numbers are work that waits.
export function SellerNav({ shop }: { shop: Me['shops'][number] | undefined }) {
  const { i18n } = useLingui()
  const { pathname } = useLocation()
  const may = (work: Work | undefined) =>
    work === undefined || (shop !== undefined && can(shop.role, shop.permissions, work))
  const { data: queues } = useQuery({ ...workQueuesQuery(), enabled: may('orders') })
  const { data: invoices } = useQuery({ ...invoiceSummaryQuery(), enabled: may('invoices') })
  const { data: reviews } = useQuery({ ...reviewSummaryQuery(), enabled: may('products') })
  const waitingOrders = queues && queues.slips_to_check + queues.to_pack
  useEffect(() => {
    if (waitingOrders !== undefined) void navigator.setAppBadge?.(waitingOrders).catch(() => undefined) // not installed, or not allowed
  }, [waitingOrders])
  const waiting: Record<string, number | undefined> = {
    [sellerPaths.orders()]: waitingOrders,
    [sellerPaths.invoices()]: invoices && invoices.tabs.slips_to_check.count + invoices.tabs.overdue.count,
    [sellerPaths.reviews()]: reviews?.waiting,
    [sellerPaths.money()]: queues?.unmatched_money,
  }
  const open: Place[] = navPlaces
    .filter(({ work }) => may(work))
    .map((place) => ({ ...place, label: i18n._(place.label), waiting: waiting[place.to] ?? 0 }))
  return (
    <NavFrame>
      {open.map((place) => (
        <PlaceLink key={place.to} {...place} isHere={isWithin(pathname, place)} />
      ))}
      <MorePlaces places={open.filter(({ isTab }) => !isTab)} pathname={pathname} />
    </NavFrame>
  )
}
