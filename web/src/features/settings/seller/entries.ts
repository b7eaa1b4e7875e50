import type { Work } from '@kedai/domain/people/permissions.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  Ban,
  Banknote,
  ChartLine,
  Brush,
  FileText,
  FolderTree,
  Gift,
  Globe,
  Hash,
  History,
  Images,
  LayoutTemplate,
  type LucideIcon,
  Magnet,
  Megaphone,
  MessagesSquare,
  MessageSquareText,
  PackageCheck,
  Palette,
  Palmtree,
  ScrollText,
  Store,
  TicketPercent,
  Truck,
  UserRoundCog,
  Users,
  Workflow,
} from 'lucide-react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'

// One line a setting: what it is called, what it does, where it is, and the area of work a staff member needs for it (null: everybody).
export type SettingsEntry = {
  Picture: LucideIcon
  title: MessageDescriptor
  about: MessageDescriptor
  to: string
  work: Work | null
}

export const settingsGroups = {
  selling: {
    title: msg`Selling`,
    entries: [
      {
        Picture: Banknote,
        title: msg`Payments`,
        about: msg`Bank accounts and ways to pay`,
        to: sellerPaths.paymentSettings(),
        work: 'shop_settings',
      },
      {
        Picture: Truck,
        title: msg`Shipping`,
        about: msg`Zones, couriers and prices`,
        to: sellerPaths.shippingSettings(),
        work: 'shipping',
      },
      {
        Picture: PackageCheck,
        title: msg`Courier accounts`,
        about: msg`Book parcels and track them automatically`,
        to: sellerPaths.courierSettings(),
        work: 'shipping',
      },
      {
        Picture: TicketPercent,
        title: msg`Coupons`,
        about: msg`Discount codes`,
        to: sellerPaths.couponSettings(),
        work: 'coupons',
      },
      {
        Picture: Gift,
        title: msg`Extra offers`,
        about: msg`Offers shown with a product, and how often buyers take them`,
        to: sellerPaths.upsellSettings(),
        work: 'products',
      },
      {
        Picture: ScrollText,
        title: msg`Terms and policies`,
        about: msg`Terms, returns, privacy and shipping`,
        to: sellerPaths.termsSettings(),
        work: 'shop_settings',
      },
      {
        Picture: Hash,
        title: msg`Order numbers`,
        about: msg`Their prefix and the next one`,
        to: sellerPaths.numberSettings(),
        work: 'shop_settings',
      },
      {
        Picture: FileText,
        title: msg`Invoices`,
        about: msg`Their numbers, time to pay, tax and cash rounding`,
        to: sellerPaths.invoiceSettings(),
        work: 'shop_settings',
      },
    ],
  },
  growth: {
    title: msg`Marketing`,
    entries: [
      {
        Picture: Megaphone,
        title: msg`Campaigns`,
        about: msg`Offers by SMS and e-mail to people who agreed to them`,
        to: sellerPaths.campaigns(),
        work: 'customers',
      },
      {
        Picture: MessagesSquare,
        title: msg`Messages`,
        about: msg`All messages sent by your shop and their status`,
        to: sellerPaths.messages(),
        work: 'customers',
      },
      {
        Picture: Magnet,
        title: msg`Leads`,
        about: msg`People who left their number and agreed to be contacted`,
        to: sellerPaths.leads(),
        work: 'customers',
      },
      {
        Picture: Workflow,
        title: msg`Automations`,
        about: msg`Automatic actions on orders, carts and stock`,
        to: sellerPaths.automations(),
        work: 'customers',
      },
      {
        Picture: ChartLine,
        title: msg`Pixels`,
        about: msg`Meta, Google and TikTok pixels, and purchase events`,
        to: sellerPaths.pixelSettings(),
        work: 'shop_settings',
      },
      {
        Picture: Ban,
        title: msg`Opted out`,
        about: msg`Campaigns and automations are not sent to these people.`,
        to: sellerPaths.optOuts(),
        work: 'customers',
      },
    ],
  },
  shop: {
    title: msg`Online store`,
    entries: [
      {
        Picture: Store,
        title: msg`Shop details`,
        about: msg`Name, logo, contact, address and social media`,
        to: sellerPaths.company(),
        work: 'shop_settings',
      },
      {
        Picture: FolderTree,
        title: msg`Categories`,
        about: msg`Organise your products for buyers`,
        to: sellerPaths.categories(),
        work: 'products',
      },
      {
        Picture: MessageSquareText,
        title: msg`Reviews`,
        about: msg`Buyer reviews, your replies, and the e-mail that asks for ratings`,
        to: sellerPaths.reviews(),
        work: 'products',
      },
      {
        Picture: Images,
        title: msg`Banners and slides`,
        about: msg`Banners at the top of your shop`,
        to: sellerPaths.banners(),
        work: 'shop_settings',
      },
      {
        Picture: LayoutTemplate,
        title: msg`Pages`,
        about: msg`Pages you write yourself, and the front of your shop`,
        to: sellerPaths.pages(),
        work: 'shop_settings',
      },
      {
        Picture: Brush,
        title: msg`Designs`,
        about: msg`Change the look of all pages; you can undo it`,
        to: sellerPaths.designs(),
        work: 'shop_settings',
      },
      {
        Picture: Globe,
        title: msg`Your own domain`,
        about: msg`Your shop at a name of your own`,
        to: sellerPaths.domain(),
        work: 'shop_settings',
      },
      {
        Picture: Palette,
        title: msg`Appearance`,
        about: msg`Colour, corners and layout of your shop`,
        to: sellerPaths.theme(),
        work: 'shop_settings',
      },
      {
        Picture: Palmtree,
        title: msg`Vacation mode`,
        about: msg`Pause the shop, or take orders now and ship later`,
        to: sellerPaths.vacation(),
        work: 'shop_settings',
      },
    ],
  },
  people: {
    title: msg`People and safety`,
    entries: [
      {
        Picture: Users,
        title: msg`Staff`,
        about: msg`Staff accounts and permissions`,
        to: sellerPaths.staff(),
        work: 'staff',
      },
      {
        Picture: UserRoundCog,
        title: msg`Your account`,
        about: msg`Your name, password, second step and devices`,
        to: sellerPaths.account(),
        work: null,
      },
      {
        Picture: History,
        title: msg`Activity`,
        about: msg`Log of changes to money, stock, prices and settings`,
        to: sellerPaths.activity(),
        work: 'staff',
      },
    ],
  },
} satisfies Record<string, { title: MessageDescriptor; entries: readonly SettingsEntry[] }>
