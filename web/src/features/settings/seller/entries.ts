import type { Work } from '@kedai/domain/people/permissions.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Banknote, FolderTree, type LucideIcon, Store, TicketPercent, Truck } from 'lucide-react'
import { paths } from '../../../paths.ts'

// One line a setting: what it is called, what it does, where it is, and the area of work a staff member needs for it (null: everybody).
export type SettingsEntry = { Picture: LucideIcon; title: MessageDescriptor; about: MessageDescriptor; to: string; work: Work | null }

export const settingsGroups = {
  selling: {
    title: msg`How you sell`,
    entries: [
      { Picture: Banknote, title: msg`Payments`, about: msg`Bank accounts and ways to pay`, to: paths.seller.paymentSettings(), work: 'shop_settings' },
      { Picture: Truck, title: msg`Shipping`, about: msg`Zones, couriers and prices`, to: paths.seller.shippingSettings(), work: 'shipping' },
      { Picture: TicketPercent, title: msg`Coupons`, about: msg`Codes that take something off`, to: paths.seller.couponSettings(), work: 'coupons' },
    ],
  },
  shop: {
    title: msg`How your shop looks`,
    entries: [
      { Picture: Store, title: msg`Shop details`, about: msg`Name, logo, contact, address and social media`, to: paths.seller.company(), work: 'shop_settings' },
      { Picture: FolderTree, title: msg`Categories`, about: msg`How buyers find their way around your shop`, to: paths.seller.categories(), work: 'products' },
    ],
  },
  people: { title: msg`People and safety`, entries: [] },
} satisfies Record<string, { title: MessageDescriptor; entries: readonly SettingsEntry[] }>
