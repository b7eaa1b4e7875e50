import { useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFieldWiring } from './field.tsx'
import { IconButton } from './icon-button.tsx'

type Props = {
  value: number
  onChange: (value: number) => void
  // A typed count was not allowed and became another.
  onCorrected?: (typed: number, settled: number) => void
  min?: number
  max?: number | null
  // Sold by the dozen: 12.
  step?: number
  // Says of what, for screen readers: the item's title.
  label?: string
  name?: string
}

// A count with minus and plus. Typing is free; on leaving, it settles on the nearest count allowed.
export function Quantity({ value, onChange, onCorrected, min = 1, max = null, step = 1, label, name }: Props) {
  const { t } = useLingui()
  const wiring = useFieldWiring()
  const [text, setText] = useState(String(value))
  useEffect(() => setText(String(value)), [value])
  const settle = (wanted: number) => {
    const settled = nearestAllowed(wanted, { min, max, step })
    setText(String(settled))
    if (settled !== value) onChange(settled)
    if (settled !== wanted) onCorrected?.(wanted, settled)
  }
  return (
    <span className="inline-flex items-center rounded-m border border-line-strong bg-card">
      <IconButton label={t`Fewer`} disabled={value <= min} onClick={() => settle(value - step)}>
        <Minus aria-hidden />
      </IconButton>
      <input
        {...wiring}
        aria-label={wiring.id ? undefined : (label ?? t`Quantity`)}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        className="h-11 w-14 bg-transparent text-center text-base font-semibold"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => settle(Number(text))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle(Number(text))
          if (event.key === 'ArrowUp') settle(value + step)
          if (event.key === 'ArrowDown') settle(value - step)
        }}
      />
      <IconButton label={t`More`} disabled={max !== null && value + step > max} onClick={() => settle(value + step)}>
        <Plus aria-hidden />
      </IconButton>
    </span>
  )
}

export function nearestAllowed(
  wanted: number,
  { min, max, step }: { min: number; max: number | null; step: number },
): number {
  const first = Math.max(min > 0 ? step : 0, Math.ceil(min / step) * step)
  if (!Number.isFinite(wanted)) return first
  const highest = max === null ? Number.MAX_SAFE_INTEGER : Math.floor(max / step) * step
  return Math.max(first, Math.min(highest, Math.round(wanted / step) * step))
}
