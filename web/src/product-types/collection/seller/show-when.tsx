import { canBeWaitedFor, hasOptions } from '@kedai/domain/collections/fields.ts'
import { useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'
import type { QuestionValues } from './collection-values.ts'

type Props = { index: number; question: QuestionValues; earlier: readonly QuestionValues[] }

// A question may wait for the answer to one before it. Files and grids are no answer to wait for.
export function ShowWhen({ index, question, earlier }: Props) {
  const { t } = useLingui()
  const { register, setValue } = useFormContext<ProductValues>()
  const name = `collection.fields.${index}` as const
  const problem = useProblem(`${name}.show_when`)
  const others = earlier.filter(({ type }) => canBeWaitedFor(type))
  if (others.length === 0 && question.when === '') return null
  const asked = others.find(({ key }) => key === question.when)
  const answers = answersOf(asked, { yes: t`ticked`, no: t`not ticked` })
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label={t`Ask it`} error={question.when !== '' && !asked ? problem : null}>
        <Select
          data-wire={`${name}.show_when`}
          value={question.when}
          onChange={(event) => {
            setValue(`${name}.when`, event.target.value, { shouldDirty: true })
            setValue(`${name}.equals`, '', { shouldDirty: true })
          }}
          choices={[
            { value: '', label: t`always` },
            ...others.map(({ key, label }) => ({ value: key, label: t`only after “${label || key}”` })),
            ...(question.when !== '' && !asked ? [{ value: question.when, label: t`a question that is gone` }] : []),
          ]}
        />
      </Field>
      {asked && (
        <Field label={t`When the answer is`} error={problem}>
          {answers ? (
            <Select {...register(`${name}.equals`)} placeholder={t`Choose`} choices={answers} />
          ) : (
            <Input {...register(`${name}.equals`)} maxLength={120} autoComplete="off" />
          )}
        </Field>
      )}
    </div>
  )
}

// What it can be answered with; null where that is free text.
function answersOf(asked: QuestionValues | undefined, words: { yes: string; no: string }) {
  if (asked?.type === 'checkbox')
    return [
      { value: '1', label: words.yes },
      { value: '0', label: words.no },
    ]
  if (!asked || !hasOptions(asked.type)) return null
  return asked.options.filter((option) => option.trim() !== '').map((option) => ({ value: option, label: option }))
}
