import { useLingui } from '@lingui/react/macro'

// Names of the facts about resellers, their programmes and ranks, and payment vouchers, as on the screens where they are set.
export function useResellerFactNames(): Record<string, string> {
  const { t } = useLingui()
  const ofResellers = {
    rank: t`Rank`,
    downlines: t`Downline members moved`,
    position: t`Rank order`,
    percent_off_bp: t`Off the usual price`,
    first_min_qty: t`First order, minimum pieces`,
    first_min_sen: t`First order, minimum amount`,
    reorder_min_qty: t`Later orders, minimum pieces`,
    reorder_min_sen: t`Later orders, minimum amount`,
    reorder_multiple: t`In multiples of`,
    prices: t`Prices`,
    rules: t`Commission rules`,
    pieces: t`Pieces`,
    material: t`Promotion material`,
  }
  const ofProgrammes = {
    is_open: t`Takes applications`,
    visibility: t`Open to`,
    terms: t`Terms`,
    joining_fee_sen: t`Joining fee`,
    fee_is_credited: t`Credit it to the first order`,
    override_licence: t`Licence for direct selling (AJL)`,
    override_bp: t`Commission over several levels`,
    settlement: t`Earning method`,
    ships_to: t`Parcels go`,
    allows_coupons: t`Coupons work on their prices`,
    never_above_public: t`They never pay more than the public, also during a promo`,
    commission_bp: t`Commission`,
    clearing_days: t`Clears after (days)`,
    attribution: t`Which link counts`,
    attribution_days: t`A link counts for (days)`,
    pays_self: t`Earn commission on their own orders`,
    routes_to_upline: t`The nearest upline who has all of it sends it`,
    route_hours: t`Time to accept, and then to send (hours)`,
    activity_days: t`Activity period (days)`,
    activity_min_sen: t`Minimum sales`,
    activity_grace_days: t`Days to recover after a warning`,
    activity_then: t`After the warning`,
    fields: t`Questions`,
  }
  const ofVouchers = { purpose: t`Purpose`, file: t`File`, needs_two: t`Two people for each voucher` }
  return { ...ofResellers, ...ofProgrammes, ...ofVouchers }
}
