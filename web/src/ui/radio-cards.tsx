import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

export type RadioCard = {
  value: string
  label: ReactNode
  hint?: ReactNode
  // Stands at the right: a price, a badge.
  aside?: ReactNode
  // Shown below while chosen: bank account, instructions.
  details?: ReactNode
  disabled?: boolean
}

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'name'> & {
  name: string
  cards: readonly RadioCard[]
  value: string | null
  onChange: (value: string) => void
  columns?: 1 | 2
}

// One of a few, each as a card. Put it in a `FieldGroup` for its heading and error.
export const RadioCards = ({ name, cards, value, onChange, columns = 1, ...rest }: Props) => (
  <div className={classes('grid gap-2', columns === 2 && 'sm:grid-cols-2')}>
    {cards.map((card) => (
      <div
        key={card.value}
        className={classes(
          'rounded-m border bg-card transition has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          card.disabled ? 'border-line' : 'border-line-strong hover:border-ink-soft',
        )}
      >
        <label
          className={classes(
            'flex min-h-13 items-center gap-3 px-4 py-3',
            card.disabled ? 'cursor-not-allowed' : 'cursor-pointer',
          )}
        >
          <input
            {...rest}
            type="radio"
            name={name}
            value={card.value}
            checked={value === card.value}
            disabled={card.disabled}
            onChange={() => onChange(card.value)}
            className="size-5 shrink-0 outline-none"
          />
          <span className={classes('min-w-0 flex-1 text-sm font-semibold', card.disabled && 'text-ink-faint')}>
            {card.label}
            {card.hint && <span className="block text-xs font-normal text-ink-soft">{card.hint}</span>}
          </span>
          {card.aside && <span className="shrink-0 text-sm font-semibold">{card.aside}</span>}
        </label>
        {card.details && value === card.value && (
          <div className="border-t border-line px-4 py-3 text-sm">{card.details}</div>
        )}
      </div>
    ))}
  </div>
)
