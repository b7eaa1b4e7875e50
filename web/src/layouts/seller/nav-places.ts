import type { Work } from '@kedai/domain/people/permissions.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
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
  type LucideIcon,
  MessageSquareText,
  Package,
  Store,
  Truck,
  UsersRound,
} from 'lucide-react'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'

// `work`: the area a staff member needs for it; without one everybody goes there. `isTab`: a phone's bar has room for it; the
// rest is behind its last tab.
export type NavPlace = {
  to: string
  work?: Work
  label: MessageDescriptor
  Picture: LucideIcon
  exact?: boolean
  isTab?: boolean
}

export const navPlaces: readonly NavPlace[] = [
  { to: sellerPaths.home(), label: msg`Home`, Picture: House, exact: true, isTab: true },
  { to: sellerPaths.orders(), work: 'orders', label: msg`Orders`, Picture: ClipboardList, isTab: true },
  { to: sellerPaths.products(), work: 'products', label: msg`Products`, Picture: Package, isTab: true },
  { to: sellerPaths.invoices(), work: 'invoices', label: msg`Invoices`, Picture: FileText, isTab: true },
  { to: sellerPaths.rentals(), work: 'orders', label: msg`Rentals`, Picture: CalendarDays },
  { to: sellerPaths.appointments(), work: 'orders', label: msg`Appointments`, Picture: CalendarCheck },
  { to: sellerPaths.shipments(), work: 'orders', label: msg`Parcels`, Picture: Truck },
  { to: sellerPaths.quotes(), work: 'invoices', label: msg`Quotes`, Picture: FileQuestion },
  { to: sellerPaths.reviews(), work: 'products', label: msg`Reviews`, Picture: MessageSquareText },
  { to: sellerPaths.money(), work: 'payments', label: msg`Unmatched payments`, Picture: Banknote },
  { to: sellerPaths.customers(), work: 'customers', label: msg`Customers`, Picture: UsersRound },
  { to: sellerPaths.members(), work: 'orders', label: msg`Members`, Picture: IdCard },
  { to: sellerPaths.resellers(), work: 'resellers', label: msg`Resellers`, Picture: Handshake },
  { to: sellerPaths.settings(), label: msg({ message: 'Shop', context: 'menu' }), Picture: Store },
]
