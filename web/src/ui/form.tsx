import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type SubmitEvent, useEffect, useRef } from 'react'
import { Notice } from './notice.tsx'

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  // Gets what stands in the fields, for forms that keep no state of their own.
  onSubmit: (typed: FormData) => void
  // First message of each refused field, by the `name` of its input. A new object moves the focus to the first of them.
  errors?: Record<string, string>
  // A refusal that belongs to no field.
  problem?: string | null
}

// A form that never reloads the page, leads to the first mistake, and lists all of them with links when there are several.
export function Form({ onSubmit, errors = none, problem, children, ...rest }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const names = Object.keys(errors)
  useEffect(() => {
    if (form.current) focusFirst(form.current, Object.keys(errors))
  }, [errors])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <form {...rest} ref={form} noValidate onSubmit={submit}>
      {(problem || names.length > 1) && (
        <Notice
          tone="danger"
          className="mb-4"
          title={problem || <Trans>Please check these {names.length} fields</Trans>}
        >
          {names.length > 1 && (
            <ul className="grid gap-1">
              {names.map((name) => (
                <li key={name}>
                  <button
                    type="button"
                    className="py-1 text-left underline underline-offset-3"
                    onClick={() => form.current && focusField(form.current, name)}
                  >
                    {errors[name]}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {children}
    </form>
  )
}

const none: Record<string, string> = {}

function focusFirst(form: HTMLFormElement, names: string[]): void {
  const first = fieldsOf(form).find(({ name }) => names.includes(name))
  if (first) focusField(form, first.name)
}

// A field in a folded section: the section opens first. False where there is none to be used.
export function focusField(form: HTMLFormElement, name: string): boolean {
  const field = fieldsOf(form).find((candidate) => candidate.name === name && !candidate.disabled)
  const folded = field?.closest('details:not([open])')
  if (folded instanceof HTMLDetailsElement) folded.open = true
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
  return !!field
}

type NamedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<NamedField>('input[name], select[name], textarea[name]'),
]
