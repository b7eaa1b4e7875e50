import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'danger'

type Props = { tone: Tone; title: ReactNode; children?: ReactNode; className?: string }

// A message that stays: what happened and what to do. Danger is spoken at once, the rest when there is time.
export const Notice = ({ tone, title, children, className }: Props) => (
  <div
    role={tone === 'danger' ? 'alert' : 'status'}
    className={classes('rounded-m border-l-4 px-4 py-3 text-sm', looks[tone], className)}
  >
    <p className="font-semibold">{title}</p>
    {children && <div className="mt-1 text-ink">{children}</div>}
  </div>
)

const looks = {
  neutral: 'border-line-strong bg-sunken text-ink',
  info: 'border-info-ink bg-info-soft text-info-ink',
  good: 'border-good-ink bg-good-soft text-good-ink',
  warn: 'border-gold bg-gold-soft text-gold-ink',
  danger: 'border-danger bg-danger-soft text-danger-ink',
} satisfies Record<Tone, string>
