import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  // Said by screen readers and shown as a hint.
  label: string
  children: ReactNode
  // A number on its corner, e.g. of things waiting.
  count?: number
}

// A button of one picture, 44 px wide and high.
export const IconButton = ({ label, children, count, className, type = 'button', ...rest }: Props) => (
  <button
    {...rest}
    type={type}
    aria-label={count ? `${label} (${count})` : label}
    title={label}
    className={classes(iconLook, className)}
  >
    {children}
    <CornerCount count={count} />
  </button>
)

export const CornerCount = ({ count = 0 }: { count?: number | undefined }) =>
  count > 0 && (
    <span className="absolute top-0.5 right-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-xs font-bold text-on-accent">
      {count > 99 ? '99+' : count}
    </span>
  )

export const iconLook =
  'relative inline-grid size-11 shrink-0 place-items-center rounded-m text-ink-soft transition hover:bg-sunken hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink disabled:cursor-not-allowed disabled:text-ink-faint disabled:opacity-60 [&_svg]:size-5'
