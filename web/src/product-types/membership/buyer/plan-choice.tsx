import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { money } from '../../../lib/format.ts'
import { FieldGroup } from '../../../ui/field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { type BuyerChoiceProps, isSameChoice, type TypeChoice } from '../../buyer-choice.ts'
import { usePlanWords } from './plan-words.ts'

// The plans of a membership, each as a card with its price and how long it lasts.
export function PlanChoice({ view, wants, onChange, choice, onChoose, errors }: BuyerChoiceProps) {
  const { t } = useLingui()
  const sayTerm = usePlanWords()
  const plans = view.item.plans ?? []
  const chosen = plans.find(({ id }) => id === wants[0]?.id) ?? null
  const renew = useEffectEvent(() => {
    const made: TypeChoice = {
      typed: chosen?.id ?? null,
      fields: chosen ? [['plan', String(chosen.id)]] : [],
      missing: chosen ? {} : { plan: t`Choose a plan.` },
      sums: chosen && { subtotal: chosen.trial_days > 0 ? '0.00' : chosen.price, addon_total: '0.00' },
    }
    if (!isSameChoice(choice, made)) onChoose(made)
  })
  useEffect(() => renew(), [chosen?.id])
  const error = errors['plan'] ?? errors['items']
  return (
    <FieldGroup label={t`Choose a plan`} error={typeof error === 'string' ? error : null}>
      <RadioCards
        name="plan"
        cards={plans.map((plan) => ({
          value: String(plan.id),
          label: plan.title,
          hint: sayTerm(plan),
          aside: money(plan.price, view.shop.currency),
        }))}
        value={chosen && String(chosen.id)}
        onChange={(id) => onChange([{ id: Number(id), quantity: 1 }])}
      />
      <p className="text-sm text-ink-soft">{t`No automatic charges. Pay again only when you want to renew.`}</p>
    </FieldGroup>
  )
}
