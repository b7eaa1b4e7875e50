import type { CollectionField } from '@kedai/contracts/collections.ts'
import type { ReactNode } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { Upload } from '../../../ui/upload.tsx'
import { GridChoice } from './grid-choice.tsx'

type Props = {
  field: CollectionField
  currency: string
  value: string | readonly string[] | undefined
  file: File | null
  onAnswer: (value: string | readonly string[]) => void
  onFile: (file: File | null) => void
  error: ReactNode
}

// So many options stand side by side; more than that in a list.
const inSight = 6

// One question of a form, as its kind is answered.
export function AnswerField({ field, currency, value, file, onAnswer, onFile, error: given }: Props) {
  const { key, label, type, options, is_required: isRequired } = field
  const name = `answers.${key}`
  const text = typeof value === 'string' ? value : ''
  const chosen = typeof value === 'string' || value === undefined ? [] : value
  const error = typeof given === 'string' ? given : null
  const around = { label, optional: !isRequired, error }
  const write = { name, value: text, onChange: (event: { target: { value: string } }) => onAnswer(event.target.value) }

  if (type === 'checkbox')
    return (
      <Checkbox
        name={name}
        label={label}
        checked={text === '1'}
        onChange={(event) => onAnswer(event.target.checked ? '1' : '')}
        error={error}
      />
    )
  if (type === 'grid')
    return <GridChoice field={field} currency={currency} chosen={chosen} onChange={onAnswer} error={error} />
  if (type === 'choices')
    return (
      <FieldGroup {...around}>
        {options.map((option) => (
          <Checkbox
            key={option}
            name={name}
            label={option}
            checked={chosen.includes(option)}
            onChange={(event) =>
              onAnswer(options.filter((one) => (one === option ? event.target.checked : chosen.includes(one))))
            }
          />
        ))}
      </FieldGroup>
    )
  if (type === 'choice' && isRequired && options.length <= inSight)
    return (
      <FieldGroup {...around}>
        <RadioCards
          name={name}
          cards={options.map((option) => ({ value: option, label: option }))}
          value={text || null}
          onChange={onAnswer}
        />
      </FieldGroup>
    )
  return (
    <Field {...around}>
      {type === 'choice' ? (
        <Select {...write} placeholder="–" choices={options.map((option) => ({ value: option, label: option }))} />
      ) : type === 'textarea' ? (
        <Textarea {...write} maxLength={5000} />
      ) : type === 'number' ? (
        <NumberInput {...write} decimals maxLength={20} />
      ) : type === 'file' ? (
        <Upload name={name} file={file} onChange={onFile} camera />
      ) : (
        <Input {...write} type={type === 'date' ? 'date' : 'text'} maxLength={type === 'date' ? undefined : 300} />
      )}
    </Field>
  )
}
