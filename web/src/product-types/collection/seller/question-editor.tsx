import { type FieldType, hasOptions } from '@kedai/domain/collections/fields.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'
import type { QuestionValues } from './collection-values.ts'
import { GridEditor } from './grid-editor.tsx'
import { ShowWhen } from './show-when.tsx'

type Props = {
  index: number
  question: QuestionValues
  earlier: readonly QuestionValues[]
  onMoveUp: (() => void) | null
  onMoveDown: (() => void) | null
  onRemove: () => void
}

// One question: its words, how it is answered, whether it must be, and when it is asked.
export function QuestionEditor({ index, question, earlier, onMoveUp, onMoveDown, onRemove }: Props) {
  const { t } = useLingui()
  const { register, setValue } = useFormContext<ProductValues>()
  const name = `collection.fields.${index}` as const
  const [label, options] = [useProblem(`${name}.label`), useProblem(`${name}.options`)]
  const kinds: { value: FieldType; label: string }[] = [
    { value: 'text', label: t`One line of text` },
    { value: 'textarea', label: t`Longer text` },
    { value: 'number', label: t`A number` },
    { value: 'date', label: t`A date` },
    { value: 'choice', label: t`One of several` },
    { value: 'choices', label: t`Any of several` },
    { value: 'checkbox', label: t`A tick` },
    { value: 'file', label: t`A picture or PDF` },
    { value: 'grid', label: t`Quantity of each size and colour` },
  ]
  return (
    <li className="grid gap-3 rounded-m border border-line bg-paper p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm font-semibold text-ink-soft">
          <Trans>Question {index + 1}</Trans>
        </span>
        <span className="flex">
          <IconButton label={t`Move question ${index + 1} up`} disabled={!onMoveUp} onClick={() => onMoveUp?.()}>
            <ChevronUp aria-hidden />
          </IconButton>
          <IconButton label={t`Move question ${index + 1} down`} disabled={!onMoveDown} onClick={() => onMoveDown?.()}>
            <ChevronDown aria-hidden />
          </IconButton>
          <IconButton label={t`Remove question ${index + 1}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </div>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field label={t`Question`} error={label}>
          <Input {...register(`${name}.label`)} maxLength={200} placeholder={t`Which class is your child in?`} />
        </Field>
        <Field label={t`Kind of answer`}>
          <Select {...register(`${name}.type`)} choices={kinds} />
        </Field>
      </div>
      {hasOptions(question.type) && (
        <Field label={t`Answers to choose from`} hint={t`One a line.`} error={options}>
          <Textarea
            data-wire={`${name}.options`}
            rows={3}
            value={question.options.join('\n')}
            onChange={(event) =>
              setValue(`${name}.options`, event.target.value.split('\n').slice(0, 50), { shouldDirty: true })
            }
          />
        </Field>
      )}
      {question.type === 'grid' && <GridEditor index={index} question={question} />}
      <Checkbox label={<Trans>It must be answered</Trans>} {...register(`${name}.is_required`)} />
      <ShowWhen index={index} question={question} earlier={earlier} />
    </li>
  )
}
