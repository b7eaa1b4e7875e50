import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useAllProblems } from '../../form/seller/problems.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { usePromoIsOn } from '../../form/seller/unit-fields.tsx'
import { type FieldForAll, followersOf, sharedValue } from './for-all.ts'

// Price, stock and weight asked once: written into every combination that says nothing else of its own.
export function PriceForAll() {
  const { t } = useLingui()
  const isPromo = usePromoIsOn()
  const price = useForAll('price')
  const promo = useForAll('promo_price')
  const stock = useForAll('stock')
  const weight = useForAll('weight')
  return (
    <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <legend className="mb-2 text-sm text-ink-soft">
        <Trans>For every combination alike; exceptions below</Trans>
      </legend>
      <Field label={t`Price`} error={price.problem}>
        <MoneyInput {...price.input} placeholder={price.differs ?? '0.00'} />
      </Field>
      {isPromo && (
        <Field label={t`Promo price`} error={promo.problem}>
          <MoneyInput {...promo.input} placeholder={promo.differs ?? '0.00'} />
        </Field>
      )}
      <Field label={t`Stock of each`} error={stock.problem}>
        <NumberInput {...stock.input} placeholder={stock.differs ?? t`not counted`} maxLength={8} />
      </Field>
      <Field label={t`Weight`} error={weight.problem}>
        <NumberInput {...weight.input} decimals unit="kg" placeholder={weight.differs ?? '0.000'} maxLength={10} />
      </Field>
    </fieldset>
  )
}

type Writing = {
  followers: number[]
  before: ProductValues['variations']
  isOverAll: boolean
  hasTyped: boolean
}

function useForAll(field: FieldForAll) {
  const { t } = useLingui()
  const { getValues, setValue } = useFormContext<ProductValues>()
  const units = useWatch<ProductValues, 'variations'>({ name: 'variations' })
  const problems = useAllProblems()
  // Who follows is settled while the field is written in: a price half typed may be like an exception's.
  const [writing, setWriting] = useState<Writing | null>(null)
  const followers = followersOf(units, field)
  const shared = sharedValue(units, field)
  const wrong = followers.find((at) => problems[`variations.${at}.${field}`])
  const first = writing?.followers[0] ?? wrong ?? followers[0] ?? 0
  const begin = (hasTyped = false): Writing => {
    const before = writing?.before ?? structuredClone(getValues('variations'))
    const now = {
      followers: writing?.followers ?? followers,
      before,
      isOverAll: writing?.isOverAll ?? shared === null,
      hasTyped,
    }
    setWriting(now)
    return now
  }
  const end = () => {
    setWriting(null)
    if (!writing?.isOverAll || !writing.hasTyped || sharedValue(getValues('variations'), field) === null) return
    const { before } = writing
    toast({
      text: t`Written into all of them`,
      action: { label: t`Undo`, run: () => setValue('variations', before, { shouldDirty: true }) },
    })
  }
  // Over prices that all differ it begins empty.
  const isShown = shared !== null || writing?.hasTyped === true
  return {
    problem: wrong === undefined ? undefined : problems[`variations.${wrong}.${field}`],
    differs: shared === null ? t`differs` : undefined,
    input: {
      'data-wire': `variations.${first}.${field}`,
      value: isShown ? (units[first]?.[field] ?? '') : '',
      onFocus: () => void begin(),
      onBlur: end,
      onChange: ({ target }: { target: { value: string } }) => {
        const { followers: meant } = begin(true)
        for (const at of meant) setValue(`variations.${at}.${field}`, target.value, { shouldDirty: true })
      },
    },
  }
}
