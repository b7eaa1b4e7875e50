// Table of contents: what the product does.
import { accounts } from './features/accounts/feature.ts'
import { appointments } from './features/appointments/feature.ts'
import { automations } from './features/automations/feature.ts'
import { banners } from './features/banners/feature.ts'
import { audit } from './features/audit/feature.ts'
import { catalogue } from './features/catalogue/feature.ts'
import { hostCertificates } from './features/host-certificates/feature.ts'
import { categories } from './features/categories/feature.ts'
import { company } from './features/company/feature.ts'
import { customers } from './features/customers/feature.ts'
import { statements } from './features/statements/feature.ts'
import { invoiceLinks } from './features/invoice-links/feature.ts'
import { orderRuns } from './features/order-runs/feature.ts'
import { orders } from './features/orders/feature.ts'
import { demo } from './features/demo/feature.ts'
import { domains } from './features/domains/feature.ts'
import { events } from './features/events/feature.ts'
import { codes } from './features/codes/feature.ts'
import { courses } from './features/courses/feature.ts'
import { members } from './features/members/feature.ts'
import { fulfilment } from './features/fulfilment/feature.ts'
import { invoiceReminders } from './features/invoice-reminders/feature.ts'
import { invoiceSending } from './features/invoice-sending/feature.ts'
import { creditNotes } from './features/credit-notes/feature.ts'
import { receipts } from './features/receipts/feature.ts'
import { invoices } from './features/invoices/feature.ts'
import { recurringInvoices } from './features/recurring-invoices/feature.ts'
import { items } from './features/items/feature.ts'
import { joiningFees } from './features/joining-fees/feature.ts'
import { leads } from './features/leads/feature.ts'
import { operators } from './features/operators/feature.ts'
import { mailbox } from './features/mailbox/feature.ts'
import { clickUpsells } from './features/click-upsells/feature.ts'
import { orderNumberSeries } from './features/order-numbers/feature.ts'
import { pixelFeature } from './features/pixels/feature.ts'
import { policies } from './features/policies/feature.ts'
import { campaigns } from './features/campaigns/feature.ts'
import { carts } from './features/carts/feature.ts'
import { checkout } from './features/checkout/feature.ts'
import { couriers } from './features/couriers/feature.ts'
import { coupons } from './features/coupons/feature.ts'
import { messages } from './features/messages/feature.ts'
import { optOuts } from './features/opt-outs/feature.ts'
import { opening } from './features/opening/feature.ts'
import { publicHolidays } from './features/public-holidays/feature.ts'
import { pageFiles } from './features/pages/feature.ts'
import { payments } from './features/payments/feature.ts'
import { push } from './features/push/feature.ts'
import { realtime } from './features/realtime/feature.ts'
import { resellerMaterials } from './features/reseller-materials/feature.ts'
import { resellers } from './features/resellers/feature.ts'
import { vouchers } from './features/vouchers/feature.ts'
import { nodeOrders } from './features/node-orders/feature.ts'
import { stockNodes } from './features/stock-nodes/feature.ts'
import { rentals } from './features/rentals/feature.ts'
import { responses } from './features/responses/feature.ts'
import { reviews } from './features/reviews/feature.ts'
import { sales } from './features/sales/feature.ts'
import { quotes } from './features/quotes/feature.ts'
import { sandboxBank } from './features/sandbox-bank/feature.ts'
import { productPreviews } from './features/product-previews/feature.ts'
import { productCsv } from './features/product-csv/feature.ts'
import { shipments } from './features/shipments/feature.ts'
import { shopPages } from './features/shop-pages/feature.ts'
import { shipping } from './features/shipping/feature.ts'
import { savedViews } from './features/saved-views/feature.ts'
import { stock } from './features/stock/feature.ts'
import { staff } from './features/staff/feature.ts'
import { storefront } from './features/storefront/feature.ts'
import { theme } from './features/theme/feature.ts'
import { tickets } from './features/tickets/feature.ts'
import { vacation } from './features/vacation/feature.ts'
import { viralLocks } from './features/viral-locks/feature.ts'
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
