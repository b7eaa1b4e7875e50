import type { ProgrammeField } from '@kedai/contracts/programmes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field, FieldError } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Section } from '../../../ui/page.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'

const most = 20
const types = ['text', 'textarea', 'choice'] as const satisfies readonly ProgrammeField['type'][]
const withOptions: readonly ProgrammeField['type'][] = ['choice']

type Props = {
  fields: readonly ProgrammeField[]
  errors: Record<string, string>
  onChange: (fields: ProgrammeField[]) => void
}

// What the shop asks besides name, phone and bank.
export function ProgrammeQuestions({ fields, errors, onChange }: Props) {
  const { t } = useLingui()
  const edit = (at: number, part: Partial<ProgrammeField>) =>
    onChange(fields.map((field, place) => (place === at ? { ...field, ...part } : field)))
  const words = { text: t`One line`, textarea: t`Several lines`, choice: t`One of several` } satisfies Record<
    ProgrammeField['type'],
    string
  >
  return (
    <Section title={<Trans>Your own questions</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {errors.fields && <FieldError>{errors.fields}</FieldError>}
      {fields.map((field, at) => (
        <div key={field.key} className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-m bg-sunken p-4">
          <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
            <Field label={t`Question`} error={errors[`fields.${at}.label`]}>
              <Input
                name={`fields.${at}.label`}
                maxLength={120}
                value={field.label}
                onChange={({ target }) => edit(at, { label: target.value })}
              />
            </Field>
            <Field label={t`Answer`}>
              <Select
                value={field.type}
                choices={types.map((value) => ({ value, label: words[value] }))}
                onChange={({ target }) => edit(at, { type: types.find((type) => type === target.value) ?? 'text' })}
              />
            </Field>
            <IconButton
              label={t`Remove this question`}
              onClick={() => onChange(fields.filter((_, place) => place !== at))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
          {withOptions.includes(field.type) && (
            <Field label={t`Choices`} hint={t`One a line.`} error={optionsError(errors, at)}>
              <Textarea
                name={`fields.${at}.options`}
                value={field.options.join('\n')}
                onChange={({ target }) => edit(at, { options: target.value === '' ? [] : target.value.split('\n') })}
                onBlur={() => edit(at, { options: field.options.filter((option) => option.trim() !== '') })}
              />
            </Field>
          )}
          <Checkbox
            label={t`Must be answered`}
            checked={field.is_required}
            onChange={({ target }) => edit(at, { is_required: target.checked })}
          />
        </div>
      ))}
      <Button
        className="justify-self-start"
        disabledBecause={fields.length >= most && t`There are ${most} questions already.`}
        onClick={() =>
          onChange([...fields, { key: freeKey(fields), label: '', type: 'text', is_required: false, options: [] }])
        }
      >
        <Plus aria-hidden className="size-4" />
        <Trans>Add a question</Trans>
      </Button>
    </Section>
  )
}

// Of the list itself, or of any one of its lines.
const optionsError = (errors: Record<string, string>, at: number): string | undefined =>
  Object.entries(errors).find(([name]) => `${name}.`.startsWith(`fields.${at}.options.`))?.[1]

// Answers are kept by it: one that was used is not given to another question while that stands here.
function freeKey(fields: readonly ProgrammeField[]): string {
  for (let number = fields.length + 1; ; number++)
    if (!fields.some(({ key }) => key === `question_${number}`)) return `question_${number}`
}
