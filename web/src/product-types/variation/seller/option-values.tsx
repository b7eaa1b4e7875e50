import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { TierValues } from '../../form/seller/product-values.ts'
import { optionsIn, sameOption } from './grid.ts'

type Props = { tier: TierValues; onChange: (values: string[]) => void; onRename: (from: string, to: string) => void }

// The options of one tier. Several can be typed or pasted at once; each can be written over.
export function OptionValues({ tier: { values }, onChange, onRename }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const add = () => {
    const added = optionsIn(typed, values)
    if (added.length > 0) onChange([...values, ...added])
    setTyped('')
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault() // adds the option; the form is not sent
    add()
  }
  return (
    <div className="grid gap-2">
      {values.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {values.map((value, index) => (
            <li key={value}>
              <OneOption
                value={value}
                others={values.filter((_, at) => at !== index)}
                onRename={(to) => onRename(value, to)}
                onRemove={() => onChange(values.filter((other) => other !== value))}
              />
            </li>
          ))}
        </ul>
      )}
      <Field label={t`Add options`} hint={t`Several at once with commas: S, M, L`}>
        <span className="flex gap-2">
          <Input
            value={typed}
            maxLength={400}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKey}
            onBlur={add}
          />
          <Button className="shrink-0" onClick={add}>
            <Trans>Add</Trans>
          </Button>
        </span>
      </Field>
    </div>
  )
}

type OneProps = { value: string; others: string[]; onRename: (to: string) => void; onRemove: () => void }

function OneOption({ value, others, onRename, onRemove }: OneProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(value)
  const finish = () => {
    const to = typed.replace(/\s+/g, ' ').trim()
    // What cannot stand goes back to what it was.
    if (to === '' || others.some((other) => sameOption(other, to))) return setTyped(value)
    if (to !== value) onRename(to)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    finish()
  }
  return (
    <span className="flex items-center rounded-m border border-line-strong bg-card focus-within:border-accent">
      <input
        aria-label={t`Option ${value}`}
        value={typed}
        maxLength={40}
        size={Math.max(2, typed.length)}
        className="box-bare min-h-10 min-w-0 pl-3 text-sm font-semibold"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={finish}
        onKeyDown={onKey}
      />
      <button
        type="button"
        aria-label={t`Remove ${value}`}
        className="grid size-10 place-items-center rounded-m text-ink-faint hover:text-danger-ink"
        onClick={onRemove}
      >
        <X aria-hidden className="size-4" />
      </button>
    </span>
  )
}
