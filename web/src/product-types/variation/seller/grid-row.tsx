import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { classes } from '../../../ui/classes.ts'
import { Field, FieldError } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues, UnitValues } from '../../form/seller/product-values.ts'
import { usePromoIsOn } from '../../form/seller/unit-fields.tsx'

// One combination: on a phone a card, on a desk one line.
export function GridRow({ index }: { index: number }) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const path = `variations.${index}` as const
  // None for a moment when options are taken away.
  const unit: UnitValues | undefined = useWatch<ProductValues, typeof path>({ name: path })
  const [wrongOptions, wrongId] = [useProblem(`${path}.option_values`), useProblem(`${path}.id`)]
  if (!unit) return null
  const options = optionsText(unit.option_values)
  return (
    <li className={classes('rounded-m border border-line p-3', unit.is_offered ? 'bg-card' : 'bg-sunken')}>
      <div className="flex items-center justify-between gap-3">
        <strong className="min-w-0 truncate">{options}</strong>
        <span className="shrink-0">
          <Switch label={<span className="text-xs font-normal text-ink-soft">{unit.is_offered ? t`offered` : t`not offered`}</span>} aria-label={t`Offer ${options}`} {...register(`${path}.is_offered`)} />
        </span>
      </div>
      {(wrongOptions ?? wrongId) && <FieldError>{wrongOptions ?? wrongId}</FieldError>}
      {unit.is_offered && <Cells index={index} />}
      {!unit.is_offered && (
        <p className="text-xs text-ink-soft">
          <Trans>Buyers do not see this combination.</Trans>
        </p>
      )}
    </li>
  )
}

function Cells({ index }: { index: number }) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const isPromo = usePromoIsOn()
  const path = `variations.${index}` as const
  return (
    <div className={classes('grid grid-cols-2 gap-3', isPromo ? 'lg:grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.2fr)_minmax(0,1.2fr)]' : 'lg:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.2fr)_minmax(0,1.2fr)]')}>
      <Field label={t`Price`} error={useProblem(`${path}.price`)}>
        <MoneyInput {...register(`${path}.price`)} placeholder="0.00" />
      </Field>
      <PromoCell index={index} isShown={isPromo} />
      <Field label={t`Stock`} error={useProblem(`${path}.stock`)}>
        <NumberInput {...register(`${path}.stock`)} placeholder={t`not counted`} maxLength={8} />
      </Field>
      <Field label={t`Weight`} error={useProblem(`${path}.weight`)}>
        <NumberInput {...register(`${path}.weight`)} decimals unit="kg" placeholder="0.000" maxLength={10} />
      </Field>
      <Field label={t`SKU`} error={useProblem(`${path}.sku`)}>
        <Input {...register(`${path}.sku`)} maxLength={64} autoComplete="off" />
      </Field>
      <PictureCell index={index} />
    </div>
  )
}

function PromoCell({ index, isShown }: { index: number; isShown: boolean }) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const name = `variations.${index}.promo_price` as const
  const problem = useProblem(name)
  if (!isShown) return null
  return (
    <Field label={t`Promo price`} error={problem}>
      <MoneyInput {...register(name)} placeholder="0.00" />
    </Field>
  )
}

// Which of the product's pictures shows this combination: the red one for red.
function PictureCell({ index }: { index: number }) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const images = useWatch<ProductValues, 'images'>({ name: 'images' })
  const name = `variations.${index}.image_id` as const
  const problem = useProblem(name)
  if (images.length < 2 && !problem) return null
  const choices = images.map(({ id, alt }, place) => ({ value: String(id), label: alt ? `${place + 1}. ${alt}` : t`Picture ${place + 1}` }))
  return (
    <Field label={t`Picture`} error={problem}>
      <Select {...register(name)} placeholder={t`the first one`} choices={choices} />
    </Field>
  )
}
