import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { MoneyInput, tidyAmount } from '../../../ui/money-input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { ProductValues, UnitValues } from '../../form/seller/product-values.ts'
import { usePromoIsOn } from '../../form/seller/unit-fields.tsx'

type Filling = Pick<UnitValues, 'price' | 'promo_price' | 'stock' | 'weight'>

const nothing: Filling = { price: '', promo_price: '', stock: '', weight: '' }

// One price for all, or for all of size L: what is filled in is written, what is left empty stays.
export function BulkFill() {
  const { t } = useLingui()
  const { getValues, setValue } = useFormContext<ProductValues>()
  const tiers = useWatch<ProductValues, 'tiers'>({ name: 'tiers' })
  const isPromo = usePromoIsOn()
  const [filling, setFilling] = useState(nothing)
  const [only, setOnly] = useState('')
  const type = (field: keyof Filling) => ({
    value: filling[field],
    onChange: (event: { target: { value: string } }) => setFilling({ ...filling, [field]: event.target.value }),
  })
  const given = Object.entries(filling).filter(([, value]) => value.trim() !== '')
  const fill = () => {
    const written = Object.fromEntries(
      given.map(([field, value]) => [field, field.endsWith('price') ? (tidyAmount(value) ?? value) : value]),
    )
    const before = getValues('variations')
    const isMeant = ({ option_values }: UnitValues) => only === '' || option_values.includes(only)
    setValue(
      'variations',
      before.map((unit) => (isMeant(unit) ? { ...unit, ...written } : unit)),
      { shouldDirty: true },
    )
    setFilling(nothing)
    toast({
      text: t`Filled in`,
      action: { label: t`Undo`, run: () => setValue('variations', before, { shouldDirty: true }) },
    })
  }
  return (
    <details className="rounded-m border border-line bg-paper">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 text-sm font-semibold">
        <Trans>Fill in several at once</Trans>
      </summary>
      <div className="grid grid-cols-2 gap-3 p-3 pt-0 sm:grid-cols-3">
        <Field label={t`For`} className="col-span-2 sm:col-span-1">
          <Select
            value={only}
            onChange={(event) => setOnly(event.target.value)}
            choices={[
              { value: '', label: t`all of them` },
              ...tiers.flatMap(({ name, values }) =>
                values.map((value) => ({ value, label: name ? `${name}: ${value}` : value })),
              ),
            ]}
          />
        </Field>
        <Field label={t`Price`}>
          <MoneyInput {...type('price')} />
        </Field>
        {isPromo && (
          <Field label={t`Promo price`}>
            <MoneyInput {...type('promo_price')} />
          </Field>
        )}
        <Field label={t`Stock`}>
          <NumberInput {...type('stock')} />
        </Field>
        <Field label={t`Weight`}>
          <NumberInput {...type('weight')} decimals unit="kg" />
        </Field>
        <Button
          className="self-end"
          disabledBecause={given.length === 0 && t`Fill in at least one of these first.`}
          onClick={fill}
        >
          <Trans>Fill in</Trans>
        </Button>
      </div>
    </details>
  )
}
