import type { MembershipForm, Plan } from '@kedai/contracts/memberships.ts'
import { membershipForm } from '@kedai/contracts/memberships.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Settings, TypeUnit } from './product-type.ts'

// What was sold goes on after its product is sold as something else; there is then no plan to go on with.
export const readSettings = (settings: Settings | null): MembershipForm =>
  membershipForm.safeParse(settings).data ?? { plans: [], grace_days: 0 }

/** The plans that are sold now, as its page lists them. */
export const plansOf = (settings: Settings | null, units: readonly TypeUnit[]): Plan[] => {
  const { plans } = readSettings(settings)
  return units
    .filter(({ isActive }) => isActive)
    .flatMap(({ id, optionValues: [title = ''], price }) => {
      const plan = plans.find((one) => one.title === title)
      if (!plan) return []
      return [
        { id, title, price: formatRinggit(price), every: plan.every, unit: plan.unit, trial_days: plan.trial_days },
      ]
    })
}
