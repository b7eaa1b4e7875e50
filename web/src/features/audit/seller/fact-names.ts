import type { AuditSubjectType } from '@kedai/domain/audit/audit-actions.ts'
import { useLingui } from '@lingui/react/macro'

// What the facts of the log about a subject are called, by their names in it. The same words as on the screens where they are set.
export function useFactNames(about: AuditSubjectType): Record<string, string> {
  const { t } = useLingui()
  const ofMoney = {
    amount: t`Amount`, method: t`How it was paid`, reference: t`Reference`, reason: t`Reason`, note: t`Note`, price: t`Price`, promo_price: t`Promo price`, stock: t`Stock`,
  }
  const ofPeople = { role: t`Role`, permissions: t`May do`, email: t`E-mail`, phone: t`Phone number` }
  const ofPayment = {
    bank: t`Bank`, holder: t`Account holder`, number: about === 'invoice' ? t`Number` : t`Account number`, accounts: t`Bank accounts`, is_shown: t`Shown to buyers`, says_amount: t`Amount in the code`,
    instructions: t`Instructions`, hold_minutes: t`Time to pay (minutes)`, is_active: t({ message: 'On', context: 'a setting' }),
  }
  const ofCompany = {
    name: t`Name`, description: t`Description`, phone_number: t`Phone number`, whatsapp_number: t`WhatsApp number`, telegram_username: t`Telegram name`,
    registration_no: t`Registration number`, show_address: t`Show this address in the shop`, address: t`Address`, postcode: t`Postcode`, city: t`City`, state: t`State`,
    facebook: 'Facebook', twitter: 'X', instagram: 'Instagram', tiktok: 'TikTok', youtube: 'YouTube', linkedin: 'LinkedIn', logo: t`Logo`,
  }
  const ofLook = {
    accent: t`Colour`, corners: t`Corners`, layout: t`Item layout`, banner: t`Banner`, slides: t`Slides`, promo_banner: t`Promo line`, picture: t`Picture`,
    alt: t`What the picture shows`, link: t`Where it leads`, title: t`Heading`, text: t`Text`, order: t`Order of the list`,
  }
  const ofTimes = { mode: t`What buyers can do meanwhile`, message: t`Note to buyers`, starts_at: t`Starts`, ends_at: t`Ends`, dispatch_on: t`Orders are sent from` }
  const ofShipping = {
    states: t`States`, postcodes: t`Postcodes`, courier: t`Courier`, free_above: t`Free from an order of`, by: t`How it is priced`, first: t`The first`, first_price: t`Price of the first`,
    step: t`Each further`, step_price: t`Price of each further`, most: t`Largest parcel`, bands: t`Table`, pickup: t`Where and when to collect`, own_price: t`Shipping price`, per: t`Counted`,
  }
  const ofCoupons = {
    code: t({ message: 'Code', context: 'coupon' }), kind: t`What it takes off`, percent: t`Percentage`, max_discount: t`At most`, min_spend: t`For a purchase from`, max_spend: t`For a purchase up to`, min_quantity: t`Minimum pieces`,
    max_items: t`Counts for so many pieces`, named_buyers: t`Only these buyers`,
    max_uses: t`Uses in all`, per_customer: t`Uses a customer`, skips_promo: t`Not for items on promotion`, first_order_only: t`For a first order only`, on_shipping: t`Also off the shipping price`,
    on_upsell: t`Also off the extra offer`, products: t`Products`, categories: t`Categories`, excluded_products: t`Not these products`, excluded_categories: t`Not these categories`,
    count: t`How many coupons`, status: t`Status`,
  }
  const ofInvoices = {
    total: t`Total`, paid_on: t`Date received`, revision: t`Version`, instalments: t`Deposit and instalments`, refunded: t`Given back`, credit: t`Kept as the customer’s credit`,
    due_days: t`Time to pay`, exchange_rate: t`Exchange rate`, notes: t`Note to the buyer`, reminders: t`Reminders`, tax_shipping: t`Tax in percent is also on shipping`, tin: t`Tax number (TIN)`,
    sst_no: t`SST registration number`, tax_kind: t`Tax that you are registered for`, amount_in_words: t`Say the total in words`, cash_rounding: t`Rounding to five sen`, rounding: t`Cash rounding`, invoice: t`Invoices`, credit_note: t`Credit notes`, debit_note: t`Debit notes`, quote: t`Quotes`,
  }
  const ofNumbers = { prefix: t`Begins with`, next: t`Next number` }
  const ofReviews = { reply: t`Reply`, hidden_because: t`Why it is hidden` }
  return { ...ofReviews, ...ofInvoices, ...ofMoney, ...ofPeople, ...ofPayment, ...ofCompany, ...ofLook, ...ofTimes, ...ofShipping, ...ofCoupons, ...ofNumbers }
}
