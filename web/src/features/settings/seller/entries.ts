import type { Work } from '@kedai/domain/people/permissions.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Banknote, FileText, FolderTree, Gift, Hash, History, Images, type LucideIcon, MessageSquareText, Palette, Palmtree, ScrollText, Store, TicketPercent, Truck, UserRoundCog, Users } from 'lucide-react'
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
      { Picture: Gift, title: msg`Extra offers`, about: msg`What goes with a product, and how often it is taken`, to: paths.seller.upsellSettings(), work: 'products' },
      { Picture: ScrollText, title: msg`Terms and policies`, about: msg`Terms, returns, privacy and shipping`, to: paths.seller.termsSettings(), work: 'shop_settings' },
      { Picture: Hash, title: msg`Order numbers`, about: msg`Their prefix and the next one`, to: paths.seller.numberSettings(), work: 'shop_settings' },
      { Picture: FileText, title: msg`Invoices`, about: msg`Their numbers, time to pay, tax and cash rounding`, to: paths.seller.invoiceSettings(), work: 'shop_settings' },
    ],
  },
  shop: {
    title: msg`How your shop looks`,
    entries: [
      { Picture: Store, title: msg`Shop details`, about: msg`Name, logo, contact, address and social media`, to: paths.seller.company(), work: 'shop_settings' },
      { Picture: FolderTree, title: msg`Categories`, about: msg`How buyers find their way around your shop`, to: paths.seller.categories(), work: 'products' },
      { Picture: MessageSquareText, title: msg`Reviews`, about: msg`What buyers say of your products, your replies, and the mail that asks for ratings`, to: paths.seller.reviews(), work: 'products' },
      { Picture: Images, title: msg`Banners and slides`, about: msg`What buyers see before they see your products`, to: paths.seller.banners(), work: 'shop_settings' },
      { Picture: Palette, title: msg`Look`, about: msg`Colour, corners and layout of your shop`, to: paths.seller.theme(), work: 'shop_settings' },
      { Picture: Palmtree, title: msg`Vacation mode`, about: msg`Close the shop for a while, or keep selling and send later`, to: paths.seller.vacation(), work: 'shop_settings' },
    ],
  },
  people: {
    title: msg`People and safety`,
    entries: [
      { Picture: Users, title: msg`Staff`, about: msg`Who works in the shop, and what each may do`, to: paths.seller.staff(), work: 'staff' },
      { Picture: UserRoundCog, title: msg`Your account`, about: msg`Your name, password, second step and devices`, to: paths.seller.account(), work: null },
      { Picture: History, title: msg`Activity`, about: msg`Who changed money, stock, prices and settings`, to: paths.seller.activity(), work: 'staff' },
    ],
  },
} satisfies Record<string, { title: MessageDescriptor; entries: readonly SettingsEntry[] }>
