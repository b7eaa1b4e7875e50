import type { Work } from '@kedai/domain/people/permissions.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Banknote, CalendarClock, ClipboardList, FilePlus2, FileQuestion, FileText, FolderTree, History, Hourglass, House, Images, type LucideIcon, MessageSquareText, Package, PackageMinus, PackagePlus, Palette, Palmtree, ReceiptText, Settings, Store, TicketPercent, Truck, Users, Wallet } from 'lucide-react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'

// Where the palette leads: a screen or a list already narrowed. `work`: the area a staff member needs for it; null: everybody.
export type PalettePlace = { id: string; label: MessageDescriptor; Picture: LucideIcon; to: string; work: Work | null }

export const screens: readonly PalettePlace[] = [
  { id: 'home', label: msg`Home`, Picture: House, to: sellerPaths.home(), work: null },
  { id: 'orders', label: msg`Orders`, Picture: ClipboardList, to: sellerPaths.orders(), work: 'orders' },
  { id: 'slips', label: msg`Slips to check`, Picture: ReceiptText, to: sellerPaths.orders({ status: 'slips_to_check' }), work: 'orders' },
  { id: 'to-pack', label: msg`To pack`, Picture: Package, to: sellerPaths.orders({ status: 'to_pack' }), work: 'orders' },
  { id: 'unpaid', label: msg`Awaiting payment`, Picture: Wallet, to: sellerPaths.orders({ status: 'unpaid' }), work: 'orders' },
  { id: 'invoices', label: msg`Invoices`, Picture: FileText, to: sellerPaths.invoices(), work: 'invoices' },
  { id: 'quotes', label: msg`Quotes`, Picture: FileQuestion, to: sellerPaths.quotes(), work: 'invoices' },
  { id: 'overdue', label: msg`Overdue invoices`, Picture: CalendarClock, to: sellerPaths.invoices({ status: 'overdue' }), work: 'invoices' },
  { id: 'ageing', label: msg`Who owes you`, Picture: Hourglass, to: sellerPaths.ageing(), work: 'invoices' },
  { id: 'products', label: msg`Products`, Picture: Package, to: sellerPaths.products(), work: 'products' },
  { id: 'low-stock', label: msg`Running low`, Picture: PackageMinus, to: sellerPaths.products({ stock: 'low' }), work: 'products' },
  { id: 'reviews', label: msg`Reviews`, Picture: MessageSquareText, to: sellerPaths.reviews(), work: 'products' },
  { id: 'reviews-waiting', label: msg`Reviews to answer`, Picture: MessageSquareText, to: sellerPaths.reviews({ show: 'waiting' }), work: 'products' },
  { id: 'customers', label: msg`Customers`, Picture: Users, to: sellerPaths.customers(), work: 'customers' },
  { id: 'money', label: msg`Money to match`, Picture: Banknote, to: sellerPaths.money(), work: 'payments' },
  { id: 'settings', label: msg`Shop settings`, Picture: Settings, to: sellerPaths.settings(), work: null },
  { id: 'company', label: msg`Shop details`, Picture: Store, to: sellerPaths.company(), work: 'shop_settings' },
  { id: 'categories', label: msg`Categories`, Picture: FolderTree, to: sellerPaths.categories(), work: 'products' },
  { id: 'banners', label: msg`Banners and slides`, Picture: Images, to: sellerPaths.banners(), work: 'shop_settings' },
  { id: 'look', label: msg`Look`, Picture: Palette, to: sellerPaths.theme(), work: 'shop_settings' },
  { id: 'vacation', label: msg`Vacation mode`, Picture: Palmtree, to: sellerPaths.vacation(), work: 'shop_settings' },
  { id: 'payment', label: msg`Payments`, Picture: Wallet, to: sellerPaths.paymentSettings(), work: 'shop_settings' },
  { id: 'shipping', label: msg`Shipping`, Picture: Truck, to: sellerPaths.shippingSettings(), work: 'shipping' },
  { id: 'invoice-settings', label: msg`Invoice settings`, Picture: FileText, to: sellerPaths.invoiceSettings(), work: 'shop_settings' },
  { id: 'coupons', label: msg`Coupons`, Picture: TicketPercent, to: sellerPaths.couponSettings(), work: 'coupons' },
  { id: 'staff', label: msg`Staff`, Picture: Users, to: sellerPaths.staff(), work: 'staff' },
  { id: 'activity', label: msg`Activity`, Picture: History, to: sellerPaths.activity(), work: 'staff' },
]

export const actions: readonly PalettePlace[] = [
  { id: 'new-product', label: msg`New product`, Picture: PackagePlus, to: sellerPaths.newProduct(), work: 'products' },
  { id: 'new-invoice', label: msg`New invoice`, Picture: FilePlus2, to: sellerPaths.newInvoice(), work: 'invoices' },
  { id: 'new-quote', label: msg`New quote`, Picture: FilePlus2, to: sellerPaths.newQuote(), work: 'invoices' },
]
