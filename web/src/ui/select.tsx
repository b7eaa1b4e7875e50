import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { useFieldWiring } from './field.tsx'

export type Choice = { value: string; label: string; disabled?: boolean }

type Props = Omit<ComponentProps<'select'>, 'multiple'> & {
  choices: readonly Choice[]
  // The first line while nothing is chosen.
  placeholder?: string
}

// The phone's own list.
export const Select = ({ choices, placeholder, className, ...rest }: Props) => (
  <span className={classes('relative block', className)}>
    <select {...rest} {...useFieldWiring(rest)} className="box appearance-none pr-8 text-ellipsis">
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {choices.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-2 size-5 -translate-y-1/2 text-ink-faint"
    />
  </span>
)
