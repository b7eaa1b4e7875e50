// Table of contents: what the product does.
import { accounts } from './features/shop/accounts/feature.ts'
import { appointments } from './features/sell/appointments/feature.ts'
import { automations } from './features/growth/automations/feature.ts'
import { banners } from './features/shop/banners/feature.ts'
import { audit } from './features/shop/audit/feature.ts'
import { catalogue } from './features/sell/catalogue/feature.ts'
import { hostCertificates } from './features/shop/host-certificates/feature.ts'
import { categories } from './features/sell/categories/feature.ts'
import { company } from './features/shop/company/feature.ts'
import { customers } from './features/orders/customers/feature.ts'
import { statements } from './features/money/statements/feature.ts'
import { invoiceLinks } from './features/money/invoice-links/feature.ts'
import { orderRuns } from './features/orders/order-runs/feature.ts'
import { orders } from './features/orders/orders/feature.ts'
import { demo } from './features/operate/demo/feature.ts'
import { domains } from './features/shop/domains/feature.ts'
import { events } from './features/operate/events/feature.ts'
import { codes } from './features/sell/codes/feature.ts'
import { courses } from './features/sell/courses/feature.ts'
import { members } from './features/sell/members/feature.ts'
import { fulfilment } from './features/orders/fulfilment/feature.ts'
import { invoiceReminders } from './features/money/invoice-reminders/feature.ts'
import { invoiceSending } from './features/money/invoice-sending/feature.ts'
import { creditNotes } from './features/money/credit-notes/feature.ts'
import { receipts } from './features/money/receipts/feature.ts'
import { invoices } from './features/money/invoices/feature.ts'
import { recurringInvoices } from './features/money/recurring-invoices/feature.ts'
import { items } from './features/sell/items/feature.ts'
import { joiningFees } from './features/resellers/joining-fees/feature.ts'
import { leads } from './features/growth/leads/feature.ts'
import { operators } from './features/operate/operators/feature.ts'
import { mailbox } from './features/operate/mailbox/feature.ts'
import { clickUpsells } from './features/sell/click-upsells/feature.ts'
import { orderNumberSeries } from './features/orders/order-numbers/feature.ts'
import { pixelFeature } from './features/growth/pixels/feature.ts'
import { policies } from './features/shop/policies/feature.ts'
import { campaigns } from './features/growth/campaigns/feature.ts'
import { carts } from './features/sell/carts/feature.ts'
import { checkout } from './features/sell/checkout/feature.ts'
import { couriers } from './features/orders/couriers/feature.ts'
import { coupons } from './features/sell/coupons/feature.ts'
import { messages } from './features/growth/messages/feature.ts'
import { optOuts } from './features/growth/opt-outs/feature.ts'
import { opening } from './features/growth/opening/feature.ts'
import { publicHolidays } from './features/operate/public-holidays/feature.ts'
import { pageFiles } from './features/shop/pages/feature.ts'
import { payments } from './features/money/payments/feature.ts'
import { push } from './features/growth/push/feature.ts'
import { realtime } from './features/operate/realtime/feature.ts'
import { resellerMaterials } from './features/resellers/reseller-materials/feature.ts'
import { resellers } from './features/resellers/resellers/feature.ts'
import { vouchers } from './features/money/vouchers/feature.ts'
import { nodeOrders } from './features/resellers/node-orders/feature.ts'
import { stockNodes } from './features/resellers/stock-nodes/feature.ts'
import { rentals } from './features/sell/rentals/feature.ts'
import { responses } from './features/sell/responses/feature.ts'
import { reviews } from './features/growth/reviews/feature.ts'
import { sales } from './features/orders/sales/feature.ts'
import { quotes } from './features/money/quotes/feature.ts'
import { sandboxBank } from './features/money/sandbox-bank/feature.ts'
import { productPreviews } from './features/sell/product-previews/feature.ts'
import { productCsv } from './features/sell/product-csv/feature.ts'
import { shipments } from './features/orders/shipments/feature.ts'
import { shopPages } from './features/shop/shop-pages/feature.ts'
import { shipping } from './features/orders/shipping/feature.ts'
import { savedViews } from './features/orders/saved-views/feature.ts'
import { stock } from './features/sell/stock/feature.ts'
import { staff } from './features/shop/staff/feature.ts'
import { storefront } from './features/shop/storefront/feature.ts'
import { theme } from './features/shop/theme/feature.ts'
import { tickets } from './features/sell/tickets/feature.ts'
import { vacation } from './features/shop/vacation/feature.ts'
import { viralLocks } from './features/growth/viral-locks/feature.ts'
import type { Feature } from './platform/feature.ts'

/** Every feature of the product, in the order they are wired. */
export const features: readonly Feature[] = [
  accounts,
  staff,
  audit,
  events,
  realtime,
  push,
  catalogue,
  hostCertificates,
  categories,
  savedViews,
  stock,
  productCsv,
  productPreviews,
  items,
  company,
  banners,
  vacation,
  theme,
  storefront,
  pageFiles,
  shopPages,
  domains,
  shipping,
  coupons,
  clickUpsells,
  policies,
  orderNumberSeries,
  joiningFees,
  resellers,
  resellerMaterials,
  vouchers,
  stockNodes,
  nodeOrders,
  carts,
  checkout,
  orders,
  rentals,
  // Before the parcels by their ids.
  couriers,
  shipments,
  fulfilment,
  members,
  tickets,
  courses,
  codes,
  payments,
  invoiceLinks,
  orderRuns,
  responses,
  appointments,
  reviews,
  customers,
  statements,
  invoices,
  creditNotes,
  receipts,
  invoiceSending,
  recurringInvoices,
  invoiceReminders,
  quotes,
  sandboxBank,
  sales,
  messages,
  optOuts,
  campaigns,
  leads,
  viralLocks,
  pixelFeature,
  automations,
  opening,
  publicHolidays,
  mailbox,
  operators,
  demo,
]
