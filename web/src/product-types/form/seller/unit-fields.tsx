import { lowStock } from '@kedai/domain/catalogue/stock.ts'
import { useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { useProblem } from './problems.ts'
import type { ProductValues } from './product-values.ts'

// Each field of one unit under its wire name, so that a refusal finds it.
type Props = { index: number; label?: string }

export function PriceField({ index }: Props) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const name = `variations.${index}.price` as const
  return (
    <Field label={t`Price`} error={useProblem(name)}>
      <MoneyInput {...register(name)} placeholder="0.00" />
    </Field>
  )
}

export function PromoPriceField({ index }: Props) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const name = `variations.${index}.promo_price` as const
  return (
    <Field label={t`Promo price`} error={useProblem(name)}>
      <MoneyInput {...register(name)} placeholder="0.00" />
    </Field>
  )
}

export function StockField({ index }: Props) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const name = `variations.${index}.stock` as const
  return (
    <Field label={t`Stock`} error={useProblem(name)}>
      <NumberInput {...register(name)} placeholder={t`not counted`} maxLength={8} />
    </Field>
  )
}

export function WeightField({ index }: Props) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const name = `variations.${index}.weight` as const
  return (
    <Field label={t`Weight`} hint={t`With packaging. The shipping price depends on it.`} error={useProblem(name)}>
      <NumberInput {...register(name)} decimals unit="kg" placeholder="0.000" maxLength={10} />
    </Field>
  )
}

export function SkuField({ index }: Props) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const name = `variations.${index}.sku` as const
  return (
    <Field label={t`SKU`} optional hint={t`Your own code for it.`} error={useProblem(name)}>
      <Input {...register(name)} maxLength={64} autoComplete="off" autoCapitalize="characters" />
    </Field>
  )
}

export function BarcodeField({ index }: Props) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const name = `variations.${index}.barcode` as const
  return (
    <Field label={t`Barcode`} optional error={useProblem(name)}>
      <Input {...register(name)} inputMode="numeric" maxLength={32} autoComplete="off" />
    </Field>
  )
}

export function CostField({ index }: Props) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const name = `variations.${index}.cost` as const
  return (
    <Field label={t`Cost`} optional hint={t`Your purchase cost. Not shown to buyers.`} error={useProblem(name)}>
      <MoneyInput {...register(name)} placeholder="0.00" />
    </Field>
  )
}

// When its seller hears that it runs low.
export function LowStockField() {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  return (
    <Field
      label={t`Low-stock alert`}
      optional
      hint={t`By mail, once each time. Empty: ${lowStock}.`}
      error={useProblem('low_stock_at')}
    >
      <NumberInput {...register('low_stock_at')} placeholder={String(lowStock)} maxLength={6} />
    </Field>
  )
}

export const usePromoIsOn = (): boolean => useWatch<ProductValues, 'is_promo'>({ name: 'is_promo' })
