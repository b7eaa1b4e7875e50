import { Trans } from '@lingui/react/macro'
import { type ReactNode, createContext, useContext, useId } from 'react'
import { classes } from './classes.ts'

type Props = {
  label: ReactNode
  children: ReactNode
  // One line under the label: why it is asked, or what it should look like.
  hint?: ReactNode
  // What is wrong, as a sentence saying what to do.
  error?: string | null | false
  optional?: boolean
  className?: string
}

// Label, hint and error around one input. Inputs of `ui` inside it find their ids by themselves.
export function Field({ label, children, hint, error, optional = false, className }: Props) {
  const id = useId()
  const wiring = { id, hintId: hint ? `${id}-hint` : undefined, errorId: error ? `${id}-error` : undefined }
  return (
    <div className={classes('field grid min-w-0 grid-cols-1 gap-1.5', className)}>
      <label
        htmlFor={id}
        className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm font-semibold text-ink"
      >
        {label}
        {optional && (
          <span className="text-xs font-normal text-ink-faint">
            <Trans>optional</Trans>
          </span>
        )}
      </label>
      {hint && (
        <p id={wiring.hintId} className="-mt-1 text-xs text-ink-soft">
          {hint}
        </p>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      {error && <FieldError id={wiring.errorId}>{error}</FieldError>}
    </div>
  )
}

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p
    id={id}
    role="alert"
    className="flex gap-1.5 text-sm font-medium text-danger-ink before:font-bold before:content-['!']"
  >
    {children}
  </p>
)

// A group of choices (radios, checkboxes, a date range) under one heading. Its error stands above them: below many it is out of sight.
export function FieldGroup({ label, children, hint, error, optional = false, className }: Props) {
  const id = useId()
  return (
    <fieldset
      aria-describedby={classes(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined}
      aria-invalid={error ? true : undefined}
      className={classes('grid min-w-0 grid-cols-1 gap-2', className)}
    >
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {optional && (
          <span className="ml-2 text-xs font-normal text-ink-faint">
            <Trans>optional</Trans>
          </span>
        )}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </fieldset>
  )
}

type Wiring = { id: string; hintId: string | undefined; errorId: string | undefined }

const FieldContext = createContext<Wiring | null>(null)

// What an input takes from the `Field` around it; its own attributes win.
export function useFieldWiring(own: { id?: string; 'aria-describedby'?: string } = {}) {
  const wiring = useContext(FieldContext)
  return {
    id: own.id ?? wiring?.id,
    'aria-describedby': classes(own['aria-describedby'], wiring?.errorId, wiring?.hintId) || undefined,
    'aria-invalid': wiring?.errorId ? (true as const) : undefined,
  }
}
