import type { MembershipForm } from '@kedai/contracts/memberships.ts'
import { planOfLine } from '@kedai/contracts/memberships.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { tokensOfLines } from '../queries/tokens-of-lines.ts'
import { productType, type ChosenLine, type FieldRefusals } from '../shared/product-type.ts'
import { plansOf, readSettings } from '../shared/membership-plans.ts'
import { refusals as messages } from './messages.ts'
import { hadTrial } from '../queries/trials.ts'

/** A plan that is paid for as long as it is used; each payment buys one period. (contract §2a) */
export const membership = productType<{ hadTrial: boolean }>({
  form: {
    judge({ membership: form, variations }, refusals) {
      if (!form || form.plans.length !== variations.length) {
        refusals.add('membership.plans', messages.needsPlans)
        return null
      }
      // A plan is found by its title, as its unit is.
      const plans = form.plans.map((one, at) => ({ ...one, title: variations[at]?.option_values[0] ?? '' }))
      return { ...form, plans } satisfies MembershipForm
    },
  },

  view: (_publicDb, { settings, units }) => ({ item: { plans: plansOf(settings, units) } }),

  order: {
    choosesItself: true,
    async load(trx, { shopId, productId, body }) {
      const phone = readPhone(body.phone)
      return { hadTrial: phone !== null && (await hadTrial(trx, { shopId, productId, phone })) }
    },
    judge({ facts, settings, units, wants, body, renews }) {
      const quantity = wants.reduce((most, want) => Math.max(most, want.quantity), body.quantity ?? 1)
      if (quantity > 1 || wants.length > 1) return refuse('quantity', messages.oneOnly)
      const plans = plansOf(settings, units)
      const wanted = typeof body.plan === 'number' ? body.plan : wants[0]?.unitId
      const [only, another] = plans
      const chosen = wanted === undefined ? (another ? undefined : only) : plans.find(({ id }) => id === wanted)
      if (!chosen) return refuse('plan', wanted ? messages.planGone : messages.choosePlan)
      const isTrial = chosen.trial_days > 0 && renews === null && !facts.hadTrial
      const { every, unit, title } = chosen
      const grace_days = readSettings(settings).grace_days
      const choice = {
        unitPrice: isTrial ? noSen : null,
        addonTotal: noSen,
        options: null,
        claims: [],
        details: { title, every, unit, trial_days: isTrial ? chosen.trial_days : 0, grace_days, renews },
        change: null,
      }
      return { lines: [{ unitId: chosen.id, quantity: 1, field: 'plan', choice }], fields: {} }
    },
  },

  line: (details) => ({ plan: planOfLine.parse(details) }),

  async orderParts(trx, of) {
    if (of.reader !== 'buyer') return {}
    const tokens = await tokensOfLines(trx, of, 'membership')
    return { lines: new Map([...tokens].map(([line, token]) => [line, { member_url: `/member/${token}` }])) }
  },
})

const refuse = (field: string, message: Message): { lines: ChosenLine[]; fields: FieldRefusals } => ({
  lines: [],
  fields: { [field]: [message] },
})
