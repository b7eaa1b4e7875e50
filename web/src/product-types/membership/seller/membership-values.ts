import type { MembershipForm } from '@kedai/contracts/memberships.ts'
import type { TermUnit } from '@kedai/domain/entitlements/term.ts'
import { msg } from '@lingui/core/macro'
import { i18n } from '../../../lib/i18n.ts'

/** How long a plan lasts, as typed; its title and price stand in the variation of the same place. */
export type PlanValues = { every: string; unit: TermUnit; trial_days: string }
export type MembershipValues = { plans: PlanValues[]; grace_days: string }

export const emptyPlan: PlanValues = { every: '1', unit: 'month', trial_days: '0' }
export const emptyMembership: MembershipValues = { plans: [emptyPlan], grace_days: '3' }

/** As the wire keeps it, a plan for each variation. */
export function membershipValues(settings: unknown, titles: readonly string[]): MembershipValues {
  if (settings === null || settings === undefined) return emptyMembership
  const kept = settings as MembershipForm // as the server judged and stored it
  return {
    grace_days: String(kept.grace_days),
    plans: titles.map((title) => {
      const plan = kept.plans.find((one) => one.title === title)
      return plan ? { every: String(plan.every), unit: plan.unit, trial_days: String(plan.trial_days) } : emptyPlan
    }),
  }
}

export const membershipToWire = ({ plans, grace_days: grace }: MembershipValues) => ({
  plans: plans.map(({ every, unit, trial_days: trial }) => ({
    every: every.trim(),
    unit,
    trial_days: trial.trim() || 0,
  })),
  grace_days: grace.trim() || 0,
})

type Add = (name: string, said: string) => void

/** What is wrong as far as the browser can tell. */
export function judgeMembership({ plans, grace_days: grace }: MembershipValues, add: Add): void {
  plans.forEach(({ every, trial_days: trial }, at) => {
    if (!/^([1-9]|[1-5]\d|60)$/.test(every.trim()))
      add(`membership.plans.${at}.every`, i18n._(msg`Write a whole number from 1 to 60.`))
    if (!/^$|^([0-9]|[1-8]\d|90)$/.test(trial.trim()))
      add(`membership.plans.${at}.trial_days`, i18n._(msg`Write a whole number from 0 to 90.`))
  })
  if (!/^$|^([0-9]|[1-5]\d|60)$/.test(grace.trim()))
    add('membership.grace_days', i18n._(msg`Write a whole number from 0 to 60.`))
}
