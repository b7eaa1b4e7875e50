import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode }

// On or off, at once. In a form that is saved by a button, `Checkbox` says it better.
export const Switch = ({ label, hint, ...rest }: Props) => (
  <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-2 has-disabled:cursor-default">
    <span className="text-sm font-semibold">
      {label}
      {hint && <span className="block text-xs font-normal text-ink-soft">{hint}</span>}
    </span>
    <input
      {...rest}
      type="checkbox"
      role="switch"
      className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition before:absolute before:top-0.75 before:left-0.75 before:size-5 before:rounded-full before:bg-ink-faint before:transition checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent disabled:cursor-default disabled:opacity-50"
    />
  </label>
)
