import type { ParticipantField } from '@kedai/contracts/ticket-forms.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { Answers, Person } from '../typed.ts'

type Errors = Readonly<Record<string, ReactNode>>

type Props = { name: string; person: Person; errors: Errors; onChange: (person: Person) => void }

const textOf = (error: ReactNode): string | null => (typeof error === 'string' ? error : null)

// Who comes on one ticket.
export function PersonForm({ name, person, errors, onChange }: Props) {
  const { t } = useLingui()
  return (
    <div className="grid gap-3">
      <Field label={t({ message: 'Name', context: 'person' })} error={textOf(errors[`${name}.name`])}>
        <Input
          name={`${name}.name`}
          value={person.name}
          maxLength={120}
          autoCapitalize="words"
          autoComplete="off"
          enterKeyHint="next"
          onChange={(event) => onChange({ ...person, name: event.target.value })}
        />
      </Field>
      <Field label={t`E-mail`} error={textOf(errors[`${name}.email`])}>
        <Input
          name={`${name}.email`}
          type="email"
          inputMode="email"
          value={person.email}
          maxLength={254}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          onChange={(event) => onChange({ ...person, email: event.target.value })}
        />
      </Field>
      <Field label={t`Phone number`} error={textOf(errors[`${name}.mobile`])}>
        <PhoneInput
          name={`${name}.mobile`}
          value={person.mobile}
          autoComplete="off"
          enterKeyHint="next"
          onChange={(event) => onChange({ ...person, mobile: event.target.value })}
        />
      </Field>
    </div>
  )
}

type QuestionsProps = {
  name: string
  fields: readonly ParticipantField[]
  answers: Answers
  errors: Errors
  onChange: (answers: Answers) => void
}

// What the seller asks of each of them besides.
export function Questions({ name, fields, answers, errors, onChange }: QuestionsProps) {
  return (
    <div className="grid gap-3">
      {fields.map((field) => (
        <Question
          key={field.key}
          name={`${name}.answers.${field.key}`}
          field={field}
          value={answers[field.key] ?? ''}
          error={textOf(errors[`${name}.answers.${field.key}`])}
          onChange={(value) => onChange({ ...answers, [field.key]: value })}
        />
      ))}
    </div>
  )
}

type QuestionProps = {
  name: string
  field: ParticipantField
  value: Answers[string]
  error: string | null
  onChange: (value: Answers[string]) => void
}

function Question({ name, field: { label, type, is_required, options }, value, error, onChange }: QuestionProps) {
  const { t } = useLingui()
  const text = typeof value === 'string' ? value : ''
  if (type === 'checkbox')
    return (
      <Checkbox
        name={name}
        label={label}
        error={error}
        checked={text === '1'}
        onChange={(event) => onChange(event.target.checked ? '1' : '')}
      />
    )
  if (type === 'choices') {
    const chosen = typeof value === 'string' ? [] : value
    return (
      <FieldGroup label={label} error={error} optional={!is_required}>
        {options.map((option) => (
          <Checkbox
            key={option}
            name={name}
            label={option}
            checked={chosen.includes(option)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, option] : chosen.filter((one) => one !== option))
            }
          />
        ))}
      </FieldGroup>
    )
  }
  return (
    <Field label={label} error={error} optional={!is_required}>
      {type === 'choice' ? (
        <Select
          name={name}
          value={text}
          placeholder={t`Choose one`}
          choices={options.map((option) => ({ value: option, label: option }))}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : type === 'textarea' ? (
        <Textarea name={name} value={text} maxLength={5000} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Input
          name={name}
          type={type === 'date' ? 'date' : 'text'}
          inputMode={type === 'number' ? 'decimal' : undefined}
          value={text}
          maxLength={300}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
