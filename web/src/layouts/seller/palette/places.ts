import type { Work } from '@kedai/domain/people/permissions.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Banknote, Boxes, CalendarClock, ClipboardList, FilePlus2, FileQuestion, FileText, FolderTree, Gift, Hash, History, Hourglass, House, Images, type LucideIcon, MessageSquareText, Package, PackageMinus, PackagePlus, Palette, Palmtree, ReceiptText, ScrollText, Settings, Share2, Sheet, Store, TicketPercent, Truck, UserRoundCog, Users, Wallet } from 'lucide-react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'

// Where the palette leads: a screen or a list already narrowed. `words`: what else people call it, for the search.
// `work`: the area a staff member needs for it; null: everybody.
export type PalettePlace = { id: string; label: MessageDescriptor; words: MessageDescriptor; Picture: LucideIcon; to: string; work: Work | null }

export const screens: readonly PalettePlace[] = [
  { id: 'home', label: msg`Home`, words: msg`sales, figures, report, today`, Picture: House, to: sellerPaths.home(), work: null },
  { id: 'orders', label: msg`Orders`, words: msg`sales, buyers, sold`, Picture: ClipboardList, to: sellerPaths.orders(), work: 'orders' },
  { id: 'slips', label: msg`Slips to check`, words: msg`receipts, proof, transfers`, Picture: ReceiptText, to: sellerPaths.orders({ status: 'slips_to_check' }), work: 'orders' },
  { id: 'to-pack', label: msg`To pack`, words: msg`ship, parcels, deliver`, Picture: Package, to: sellerPaths.orders({ status: 'to_pack' }), work: 'orders' },
  { id: 'unpaid', label: msg`Awaiting payment`, words: msg`not paid, pending`, Picture: Wallet, to: sellerPaths.orders({ status: 'unpaid' }), work: 'orders' },
  { id: 'invoices', label: msg`Invoices`, words: msg`bills`, Picture: FileText, to: sellerPaths.invoices(), work: 'invoices' },
  { id: 'quotes', label: msg`Quotes`, words: msg`quotations, estimates, prices`, Picture: FileQuestion, to: sellerPaths.quotes(), work: 'invoices' },
  { id: 'overdue', label: msg`Overdue invoices`, words: msg`late, debts`, Picture: CalendarClock, to: sellerPaths.invoices({ status: 'overdue' }), work: 'invoices' },
  { id: 'ageing', label: msg`Who owes you`, words: msg`debts, ageing, balance`, Picture: Hourglass, to: sellerPaths.ageing(), work: 'invoices' },
  { id: 'products', label: msg`Products`, words: msg`items, goods, catalogue, stock`, Picture: Package, to: sellerPaths.products(), work: 'products' },
  { id: 'low-stock', label: msg`Running low`, words: msg`stock, sold out, inventory`, Picture: PackageMinus, to: sellerPaths.products({ stock: 'low' }), work: 'products' },
  { id: 'reviews', label: msg`Reviews`, words: msg`ratings, stars, comments`, Picture: MessageSquareText, to: sellerPaths.reviews(), work: 'products' },
  { id: 'reviews-waiting', label: msg`Reviews to answer`, words: msg`ratings, reply, comments`, Picture: MessageSquareText, to: sellerPaths.reviews({ show: 'waiting' }), work: 'products' },
  { id: 'customers', label: msg`Customers`, words: msg`buyers, people, contacts`, Picture: Users, to: sellerPaths.customers(), work: 'customers' },
  { id: 'money', label: msg`Money to match`, words: msg`bank, transfers, unknown payments`, Picture: Banknote, to: sellerPaths.money(), work: 'payments' },
  { id: 'settings', label: msg`Shop settings`, words: msg`shop, options, setup`, Picture: Settings, to: sellerPaths.settings(), work: null },
  { id: 'company', label: msg`Shop details`, words: msg`logo, name, address, contact, phone, WhatsApp, social media, TikTok, Instagram, Facebook`, Picture: Store, to: sellerPaths.company(), work: 'shop_settings' },
  { id: 'terms', label: msg`Terms and policies`, words: msg`returns, refunds, privacy, rules`, Picture: ScrollText, to: sellerPaths.termsSettings(), work: 'shop_settings' },
  { id: 'numbers', label: msg`Order numbers`, words: msg`prefix, counting`, Picture: Hash, to: sellerPaths.numberSettings(), work: 'shop_settings' },
  { id: 'upsells', label: msg`Extra offers`, words: msg`upsell, bundle, add-on`, Picture: Gift, to: sellerPaths.upsellSettings(), work: 'products' },
  { id: 'stock', label: msg`Stock`, words: msg`count, quantity, inventory`, Picture: Boxes, to: sellerPaths.stock(), work: 'products' },
  { id: 'import', label: msg`Products by spreadsheet`, words: msg`import, export, CSV, Excel`, Picture: Sheet, to: sellerPaths.importProducts(), work: 'products' },
  { id: 'account', label: msg`Your account`, words: msg`password, e-mail, sign out, two steps, devices, security`, Picture: UserRoundCog, to: sellerPaths.account(), work: null },
  { id: 'categories', label: msg`Categories`, words: msg`groups, shelves`, Picture: FolderTree, to: sellerPaths.categories(), work: 'products' },
  { id: 'banners', label: msg`Banners and slides`, words: msg`slides, pictures, promo`, Picture: Images, to: sellerPaths.banners(), work: 'shop_settings' },
  { id: 'look', label: msg`Appearance`, words: msg`colour, theme, design`, Picture: Palette, to: sellerPaths.theme(), work: 'shop_settings' },
  { id: 'vacation', label: msg`Vacation mode`, words: msg`close the shop, holiday, closed, pause`, Picture: Palmtree, to: sellerPaths.vacation(), work: 'shop_settings' },
  { id: 'payment', label: msg`Payments`, words: msg`bank account, DuitNow, QR, cash on delivery, COD, FPX, transfer`, Picture: Wallet, to: sellerPaths.paymentSettings(), work: 'shop_settings' },
  { id: 'shipping', label: msg`Shipping`, words: msg`postage, courier, delivery, zones, rates`, Picture: Truck, to: sellerPaths.shippingSettings(), work: 'shipping' },
  { id: 'invoice-settings', label: msg`Invoice settings`, words: msg`number, tax, SST, due`, Picture: FileText, to: sellerPaths.invoiceSettings(), work: 'shop_settings' },
  { id: 'coupons', label: msg`Coupons`, words: msg`discount, promo, voucher, code`, Picture: TicketPercent, to: sellerPaths.couponSettings(), work: 'coupons' },
  { id: 'staff', label: msg`Staff`, words: msg`workers, access, invite, helpers`, Picture: Users, to: sellerPaths.staff(), work: 'staff' },
  { id: 'activity', label: msg`Activity`, words: msg`log, history, who changed`, Picture: History, to: sellerPaths.activity(), work: 'staff' },
]

export const actions: readonly PalettePlace[] = [
  { id: 'share', label: msg`Share your shop`, words: msg`link, address, QR, WhatsApp, promote`, Picture: Share2, to: sellerPaths.home({ share: '1' }), work: 'shop_settings' },
  { id: 'new-product', label: msg`New product`, words: msg`add, sell`, Picture: PackagePlus, to: sellerPaths.newProduct(), work: 'products' },
  { id: 'new-invoice', label: msg`New invoice`, words: msg`add, bill`, Picture: FilePlus2, to: sellerPaths.newInvoice(), work: 'invoices' },
  { id: 'new-quote', label: msg`New quote`, words: msg`add, quotation`, Picture: FilePlus2, to: sellerPaths.newQuote(), work: 'invoices' },
]
