import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { FieldGroup } from '../../ui/field.tsx'
import type { Cell, TierChoice } from './tiers.ts'

type Props = { tier: TierChoice; at: number; value: string | null; onPick: (option: string) => void; error?: ReactNode }

export const Chips = ({ tier, at, value, onPick, error }: Props) => (
  <FieldGroup
    label={value === null ? tier.name : `${tier.name}: ${value}`}
    error={typeof error === 'string' ? error : null}
  >
    <div className="flex flex-wrap gap-2">
      {tier.cells.map((cell) => (
        <Chip key={cell.option} name={`choice-${at}`} cell={cell} isPicked={cell.option === value} onPick={onPick} />
      ))}
    </div>
  </FieldGroup>
)

type ChipProps = { name: string; cell: Cell; isPicked: boolean; onPick: (option: string) => void }

function Chip({ name, cell, isPicked, onPick }: ChipProps) {
  const isFree = cell.state === 'free'
  return (
    <label
      className={classes(
        'relative inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-m border px-4 py-2 text-sm font-semibold transition',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        cell.isPickable ? 'cursor-pointer' : 'cursor-not-allowed',
        isFree
          ? 'border-line-strong bg-card hover:border-ink-soft'
          : 'border-dashed border-line-strong bg-sunken text-ink-faint',
        isPicked && 'border-accent bg-accent-soft text-accent-ink shadow-[inset_0_0_0_1px_var(--accent)]',
      )}
    >
      <input
        type="radio"
        name={name}
        value={cell.option}
        checked={isPicked}
        disabled={!cell.isPickable}
        onChange={() => onPick(cell.option)}
        className="absolute inset-0 cursor-[inherit] opacity-0"
      />
      <span className={classes(!isFree && 'line-through')}>{cell.option}</span>
      {cell.state === 'sold_out' && (
        <span className="text-xs font-medium">
          <Trans>sold out</Trans>
        </span>
      )}
      {cell.state === 'missing' && (
        <span className="text-xs font-medium">
          <Trans>not made</Trans>
        </span>
      )}
    </label>
  )
}
