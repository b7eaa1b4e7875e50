import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { date } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { FoldedPart } from '../../form/seller/folded-part.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import { emptyUnit, type ProductValues } from '../../form/seller/product-values.ts'
import { told } from '../../form/seller/told.ts'
import { PriceField, PromoPriceField, usePromoIsOn } from '../../form/seller/unit-fields.tsx'
import { OpenAmount } from './open-amount.tsx'
import { PricedRows } from './priced-rows.tsx'
import { QuestionList } from './question-list.tsx'

// What a collection asks for: an amount, or a list with prices.
export function CollectionFields() {
  const { t } = useLingui()
  const { setValue, getValues } = useFormContext<ProductValues>()
  const [amountType, hasRows] = useWatch<ProductValues, ['collection.amount_type', 'collection.has_rows']>({
    name: ['collection.amount_type', 'collection.has_rows'],
  })
  const kind = useProblem('collection.amount_type')
  const choose = (chosen: string) => {
    const [first = emptyUnit()] = getValues('variations')
    setValue('collection.amount_type', chosen === 'open' ? 'open' : 'fixed', { shouldDirty: true })
    setValue('collection.has_rows', chosen === 'rows', { shouldDirty: true })
    const units =
      chosen === 'rows'
        ? [{ ...first, option_values: [first.option_values[0] ?? ''] }]
        : [{ ...first, option_values: [] }]
    setValue('variations', units, { shouldDirty: true })
  }
  return (
    <div className="grid gap-6">
      <FieldGroup label={t`Payment type`} error={kind}>
        <RadioCards
          name="collection.amount_type"
          value={amountType === 'open' ? 'open' : hasRows ? 'rows' : 'one'}
          onChange={choose}
          cards={[
            { value: 'open', label: t`As much as the buyer likes`, hint: t`A fund, a gift, a donation.` },
            { value: 'one', label: t`One price`, hint: t`A fee that is the same for everybody.` },
            { value: 'rows', label: t`A list with prices`, hint: t`Shirts by size, meals, seats on a bus.` },
          ]}
        />
      </FieldGroup>
      {amountType === 'open' ? <OpenAmount /> : hasRows ? <PricedRows /> : <OnePrice />}
    </div>
  )
}

// Questions of the seller's own, and how much and how long.
export function CollectionMore() {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const collection = useWatch<ProductValues, 'collection'>({ name: 'collection' })
  const lang = useLang()
  const [target, closes, most] = [
    useProblem('collection.target'),
    useProblem('collection.closes_at'),
    useProblem('collection.max_responses'),
  ]
  const { target: sum, closes_at: end, max_responses: count } = collection
  return (
    <>
      <FoldedPart
        title={<Trans>Questions</Trans>}
        summary={told(
          collection.fields.map(({ label }) => label),
          t`None yet`,
        )}
      >
        <div className="grid gap-3">
          <p className="text-sm text-ink-soft">
            <Trans>Name, phone and e-mail are always asked. Add other questions, such as class, size or a file.</Trans>
          </p>
          <QuestionList />
        </div>
      </FoldedPart>
      <FoldedPart
        title={<Trans>Target and limits</Trans>}
        summary={told(
          [sum && `RM ${sum}`, count && t`${count} responses`, end && date(end.slice(0, 10), lang)],
          t`None`,
        )}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t`Target`} optional hint={t`Buyers see how far you are.`} error={target}>
            <MoneyInput {...register('collection.target')} placeholder="0.00" maxLength={14} />
          </Field>
          <Field label={t`Responses at most`} optional hint={t`Leave empty for no limit.`} error={most}>
            <NumberInput {...register('collection.max_responses')} maxLength={7} placeholder={t`no limit`} />
          </Field>
          <Field label={t`Open until`} optional hint={t`Malaysian time. Without an end it stays on.`} error={closes}>
            <Input type="datetime-local" {...register('collection.closes_at')} />
          </Field>
        </div>
      </FoldedPart>
    </>
  )
}

function OnePrice() {
  const isPromo = usePromoIsOn()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PriceField index={0} />
      {isPromo && <PromoPriceField index={0} />}
    </div>
  )
}
