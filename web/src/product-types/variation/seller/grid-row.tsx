import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { classes } from '../../../ui/classes.ts'
import { Field, FieldError } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues, UnitValues } from '../../form/seller/product-values.ts'
import { usePromoIsOn } from '../../form/seller/unit-fields.tsx'
import { CellPicture } from './cell-picture.tsx'

// One combination: on a phone a card with labels, on a desk one line below the headings.
export function GridRow({ index, isWhole }: { index: number; isWhole: boolean }) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const path = `variations.${index}` as const
  // None for a moment when options are taken away.
  const unit: UnitValues | undefined = useWatch<ProductValues, typeof path>({ name: path })
  const columns = useColumns()
  const [wrongOptions, wrongId] = [useProblem(`${path}.option_values`), useProblem(`${path}.id`)]
  if (!unit) return null
  const options = optionsText(unit.option_values)
  return (
    <li
      className={classes(
        'relative grid [contain-intrinsic-size:auto_14rem] lg:[contain-intrinsic-size:auto_3.625rem] grid-cols-2 items-start gap-x-2 gap-y-3 p-3 lg:gap-y-0 [content-visibility:auto] lg:px-2 lg:py-1.5',
        columns,
        !unit.is_offered && 'bg-sunken',
      )}
    >
      <span className="col-span-2 flex min-h-11 items-center gap-2 pr-14 lg:col-span-1 lg:pr-0">
        <CellPicture index={index} options={options} />
        <strong className={classes('min-w-0 flex-1 text-sm', !unit.is_offered && 'text-ink-faint line-through')}>
          {options}
        </strong>
      </span>
      {unit.is_offered ? (
        <Cells index={index} isWhole={isWhole} />
      ) : (
        <p className="col-span-2 text-xs text-ink-soft lg:col-span-full lg:col-start-2 lg:row-start-1 lg:mr-16 lg:self-center">
          <Trans>Buyers do not see this combination.</Trans>
        </p>
      )}
      <label className="absolute top-3 right-3 grid size-11 place-items-center lg:static lg:col-start-[-2] lg:row-start-1">
        <span className="sr-only">{t`Offer ${options}`}</span>
        <input type="checkbox" className="size-5 cursor-pointer" {...register(`${path}.is_offered`)} />
      </label>
      {(wrongOptions ?? wrongId) && (
        <span className="col-span-full">
          <FieldError>{wrongOptions ?? wrongId}</FieldError>
        </span>
      )}
    </li>
  )
}

/** The headings of the lines, for who sees them side by side; every input has its own label too. */
export function GridHeadings() {
  const { t } = useLingui()
  const isPromo = usePromoIsOn()
  const names = [t`Variation`, t`Price`, ...(isPromo ? [t`Promo price`] : []), t`Stock`, t`Weight`, t`SKU`, t`Offered`]
  return (
    <div
      aria-hidden
      className={classes(
        'hidden gap-x-2 border-b border-line bg-sunken px-2 py-2 text-xs font-semibold text-ink-soft lg:grid',
        useColumns(),
      )}
    >
      {names.map((name) => (
        <span key={name} className="last:text-center">
          {name}
        </span>
      ))}
    </div>
  )
}

const useColumns = (): string =>
  usePromoIsOn()
    ? 'lg:grid-cols-[minmax(0,1.3fr)_repeat(2,minmax(0,1.05fr))_minmax(0,0.8fr)_minmax(0,0.95fr)_minmax(0,0.9fr)_4rem]'
    : 'lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1.1fr)_minmax(0,0.9fr)_minmax(0,1fr)_minmax(0,1.1fr)_4rem]'

// Beside their headings labels are for readers alone, and the boxes narrower.
const cell = 'lg:[&_label]:sr-only lg:[&_.box]:px-2 lg:[&_.box]:text-sm lg:[&_.box]:gap-1'

function Cells({ index, isWhole }: { index: number; isWhole: boolean }) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const isPromo = usePromoIsOn()
  const path = `variations.${index}` as const
  const [promo, cost, barcode] = [
    useProblem(`${path}.promo_price`),
    useProblem(`${path}.cost`),
    useProblem(`${path}.barcode`),
  ]
  return (
    <>
      <Field className={cell} label={t`Price`} error={useProblem(`${path}.price`)}>
        <MoneyInput {...register(`${path}.price`)} placeholder="0.00" />
      </Field>
      {isPromo && (
        <Field className={cell} label={t`Promo price`} error={promo}>
          <MoneyInput {...register(`${path}.promo_price`)} placeholder="0.00" />
        </Field>
      )}
      <Field className={cell} label={t`Stock`} error={useProblem(`${path}.stock`)}>
        <NumberInput {...register(`${path}.stock`)} placeholder="–" maxLength={8} />
      </Field>
      <Field className={cell} label={t`Weight`} error={useProblem(`${path}.weight`)}>
        <NumberInput {...register(`${path}.weight`)} decimals unit="kg" placeholder="0.000" maxLength={10} />
      </Field>
      <Field className={cell} label={t`SKU`} error={useProblem(`${path}.sku`)}>
        <Input {...register(`${path}.sku`)} maxLength={64} autoComplete="off" />
      </Field>
      {isWhole && (
        <span className="col-span-2 grid grid-cols-2 gap-2 lg:col-span-full lg:col-start-2 lg:mt-2 lg:mr-18">
          <Field label={t`Barcode`} error={barcode}>
            <Input {...register(`${path}.barcode`)} inputMode="numeric" maxLength={32} autoComplete="off" />
          </Field>
          <Field label={t`Cost`} error={cost}>
            <MoneyInput {...register(`${path}.cost`)} placeholder="0.00" />
          </Field>
        </span>
      )}
    </>
  )
}
