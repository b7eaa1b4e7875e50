import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import type { Tone } from './notice.tsx'

// A state in one or two words. Colour supports the word, it never stands alone.
export const Badge = ({
  tone = 'neutral',
  children,
  className,
}: {
  tone?: Tone | 'accent'
  children: ReactNode
  className?: string
}) => (
  <span
    className={classes(
      'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
      looks[tone],
      className,
    )}
  >
    {children}
  </span>
)

const looks = {
  neutral: 'bg-sunken text-ink-soft',
  info: 'bg-info-soft text-info-ink',
  good: 'bg-good-soft text-good-ink',
  warn: 'bg-gold-soft text-gold-ink',
  danger: 'bg-danger-soft text-danger-ink',
  accent: 'bg-accent text-on-accent',
} satisfies Record<Tone | 'accent', string>
