import type { MemberCard } from '@kedai/contracts/memberships.ts'
import { validUntil } from '@kedai/domain/entitlements/term.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { qrPath } from '../../../../platform/codes/qr-path.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { lastMoment, readEntitlement, shopOfEntitlement, standingOf } from '../../entitlements/actions/find.ts'
import { paidTerms } from '../../entitlements/shared/paid-terms.ts'
import { readRenewalShop } from '../../entitlements/shared/read-renewal-shop.ts'
import { plansOf } from '../../product-types/shared/membership-plans.ts'
import type { Settings } from '../../product-types/shared/product-type.ts'
import { presentTheme } from '@kedai/domain/theme/present-theme.ts'
import { listPlans } from '../queries.ts'

/** The card of a membership, with what it would cost to go on. @throws AppError `not_found` */
export async function readCard({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<MemberCard> {
  const now = clock.now()
  const shopId = await shopOfEntitlement(db, token)
  const found = await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
    const { entitlement, periods } = await readEntitlement(trx, { shopId, token }, 'membership')
    const [around, units] = await Promise.all([
      readRenewalShop(trx, shopId),
      listPlans(trx, { shopId, productId: entitlement.product_id }),
    ])
    return { entitlement, periods, units, ...around }
  })
  const { entitlement, periods, shop, units, methods } = found
  const isSold = entitlement.product_status === 'published' && !entitlement.is_void
  const plans = isSold
    ? plansOf(
        entitlement.settings as Settings | null, // an object by its check
        units.map((unit) => ({
          id: unit.id,
          optionValues: unit.option_values,
          price: sen(unit.price_sen),
          stock: null,
          isActive: true,
        })),
      )
    : []
  const paid = paidTerms(periods)
  const next = (plan: (typeof plans)[number]) =>
    validUntil([...paid, { paidOn: formatDate(now), term: plan }], entitlement.grace_days)
  return {
    status: standingOf(entitlement, now),
    valid_until: lastMoment(entitlement.until_on),
    code: entitlement.code,
    plan: entitlement.plan,
    title: entitlement.title,
    name: entitlement.holder_name,
    visits: entitlement.visits,
    qr: qrPath(entitlement.code),
    shop: { username: shop.username, name: shop.name, stylesheet: presentTheme(shop.theme).stylesheet },
    renewal:
      plans.length === 0
        ? null
        : {
            view_id: entitlement.view_id,
            plan_id: plans.find(({ id }) => id === entitlement.variation_id)?.id ?? plans[0]?.id ?? 0,
            plans,
            until: Object.fromEntries(
              plans.flatMap((plan) => {
                const until = lastMoment(next(plan))
                return until === null ? [] : [[String(plan.id), until]]
              }),
            ),
            payment_methods: methods,
            tnc: entitlement.tnc?.trim() ? entitlement.tnc : null,
          },
  }
}
