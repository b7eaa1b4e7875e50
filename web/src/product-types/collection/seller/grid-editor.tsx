import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'
import type { QuestionValues } from './collection-values.ts'

type Props = { index: number; question: QuestionValues }

// The rows and columns of a grid, what one piece costs, and how many there may be in all.
export function GridEditor({ index, question: { options, grid } }: Props) {
  const { t } = useLingui()
  const { register, setValue } = useFormContext<ProductValues>()
  const name = `collection.fields.${index}.grid` as const
  const [rows, columns, prices] = [
    useProblem(`collection.fields.${index}.options`),
    useProblem(`${name}.columns`),
    useProblem(`${name}.prices`),
  ]
  const [least, most] = [useProblem(`${name}.least`), useProblem(`${name}.most`)]
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t`Rows, such as sizes`} hint={t`One a line.`} error={rows}>
          <Textarea
            data-wire={`collection.fields.${index}.options`}
            rows={4}
            value={options.join('\n')}
            onChange={(event) =>
              setValue(`collection.fields.${index}.options`, event.target.value.split('\n').slice(0, 50), {
                shouldDirty: true,
              })
            }
          />
        </Field>
        <Field label={t`Columns, such as colours`} optional hint={t`One a line.`} error={columns}>
          <Textarea
            data-wire={`${name}.columns`}
            rows={4}
            value={grid.columns.join('\n')}
            onChange={(event) =>
              setValue(`${name}.columns`, event.target.value.split('\n').slice(0, 20), { shouldDirty: true })
            }
          />
        </Field>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t`Price of one piece`} error={grid.priced === 'free' ? prices : null}>
          <Select
            {...register(`${name}.priced`)}
            choices={[
              { value: 'free', label: t`nothing more to pay` },
              { value: 'one', label: t`the same for all` },
              { value: 'row', label: t`by its row` },
            ]}
          />
        </Field>
        {grid.priced === 'one' && (
          <Field label={t`Price each`} error={prices}>
            <MoneyInput
              {...register(`${name}.prices.0`)}
              data-wire={`${name}.prices`}
              placeholder="0.00"
              maxLength={14}
            />
          </Field>
        )}
      </div>
      {grid.priced === 'row' && (
        <FieldGroup label={t`Price of each row`} error={prices}>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2" data-wire={`${name}.prices`}>
            {options.map(
              (row, at) =>
                row.trim() !== '' && (
                  <li key={at} className="grid grid-cols-[minmax(0,1fr)_9rem] items-center gap-3 text-sm">
                    <span className="wrap-anywhere">{row}</span>
                    <MoneyInput
                      {...register(`${name}.prices.${at}`)}
                      aria-label={t`Price of ${row}`}
                      placeholder="0.00"
                      maxLength={14}
                    />
                  </li>
                ),
            )}
          </ul>
          {options.every((row) => row.trim() === '') && (
            <p className="text-sm text-ink-soft">
              <Trans>Write the rows first.</Trans>
            </p>
          )}
        </FieldGroup>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field label={t`Fewest in all`} optional error={least}>
          <NumberInput {...register(`${name}.least`)} maxLength={6} placeholder={t`no limit`} />
        </Field>
        <Field label={t`Most in all`} optional error={most}>
          <NumberInput {...register(`${name}.most`)} maxLength={6} placeholder={t`no limit`} />
        </Field>
      </div>
    </div>
  )
}
