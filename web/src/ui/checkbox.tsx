import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { FieldError } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | false
}

// One yes or no inside a form. The whole row can be pressed.
export const Checkbox = ({ label, hint, error, className, ...rest }: Props) => (
  <div className={className}>
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
      <input
        {...rest}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        className="mt-0.5 size-5 shrink-0 cursor-pointer rounded-s"
      />
      <span className={classes('text-sm', rest.disabled && 'text-ink-faint')}>
        {label}
        {hint && <span className="block text-xs text-ink-soft">{hint}</span>}
      </span>
    </label>
    {error && <FieldError>{error}</FieldError>}
  </div>
)
