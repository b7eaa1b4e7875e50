import type { ParticipantFieldType } from '@kedai/contracts/ticket-forms.ts'
import { fieldTypes } from '@kedai/domain/collections/fields.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'

// Neither a file nor a grid can be asked of each of them.
const answered = fieldTypes.filter((type) => type !== 'file' && type !== 'grid')

// What each participant is asked besides name, e-mail and phone number.
export function QuestionsEditor() {
  const { t } = useLingui()
  const { control } = useFormContext<ProductValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'ticket.participant_fields', keyName: 'rowKey' })
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="text-base font-semibold">
          <Trans>Questions to each participant</Trans>
        </h3>
        <p className="text-sm text-ink-soft">
          <Trans>Name, e-mail and phone number are always asked.</Trans>
        </p>
      </div>
      {fields.map(({ rowKey }, at) => (
        <QuestionRow key={rowKey} at={at} onRemove={() => remove(at)} />
      ))}
      <Button
        variant="secondary"
        className="justify-self-start"
        disabledBecause={fields.length >= 20 && t`20 questions are the most.`}
        onClick={() => append({ key: '', label: '', type: 'text', is_required: false, options: '' })}
      >
        <Plus aria-hidden className="size-5" />
        <Trans>Add a question</Trans>
      </Button>
    </div>
  )
}

function QuestionRow({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { t } = useLingui()
  const { register, control } = useFormContext<ProductValues>()
  const type = useWatch({ control, name: `ticket.participant_fields.${at}.type` })
  const label = useProblem(`ticket.participant_fields.${at}.label`)
  const options = useProblem(`ticket.participant_fields.${at}.options`)
  const words: Record<ParticipantFieldType, string> = {
    text: t`Short text`,
    textarea: t`Long text`,
    number: t`Number`,
    date: t`Date`,
    choice: t`One of several`,
    choices: t`Some of several`,
    checkbox: t`Yes or no`,
  }
  return (
    <div className="grid gap-3 rounded-m border border-line bg-paper p-3">
      <div className="flex items-start gap-2">
        <Field label={t`Question`} error={label} className="flex-1">
          <Input {...register(`ticket.participant_fields.${at}.label`)} maxLength={200} placeholder={t`T-shirt size`} />
        </Field>
        <IconButton label={t`Remove this question`} onClick={onRemove} className="mt-6">
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <Field label={t`Answer`}>
        <Select
          {...register(`ticket.participant_fields.${at}.type`)}
          choices={answered.map((value) => ({ value, label: words[value] }))}
        />
      </Field>
      {type.startsWith('choice') && (
        <Field label={t`Answers to choose from`} hint={t`One a line.`} error={options}>
          <Textarea {...register(`ticket.participant_fields.${at}.options`)} rows={3} />
        </Field>
      )}
      <Checkbox {...register(`ticket.participant_fields.${at}.is_required`)} label={t`Must be answered`} />
    </div>
  )
}
