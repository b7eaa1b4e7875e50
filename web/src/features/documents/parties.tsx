import type { Fact, Party } from '@kedai/domain/documents/paper-document.ts'
import { classes } from '../../ui/classes.ts'

// A name, its address, and what else stands under it.
export const PartyBlock = ({
  party: { name, lines, facts },
  heading,
  large = false,
}: {
  party: Party
  heading?: string
  large?: boolean
}) => (
  <div className="min-w-0 wrap-anywhere">
    {heading && <p className="text-sm font-bold text-accent-ink">{heading}</p>}
    <p className={large ? 'text-lg font-bold' : 'font-bold'}>{name}</p>
    <div className="text-sm text-ink-soft">
      {lines.map((line, place) => (
        <p key={place}>{line}</p>
      ))}
      {facts.map(({ label, value }) => (
        <p key={label}>
          {label} {value}
        </p>
      ))}
    </div>
  </div>
)

// Dates, terms, references.
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid content-start gap-1">
    {facts.map(({ label, value, isStrong }) => (
      <div key={label} className="flex items-baseline justify-between gap-4">
        <dt className="max-w-1/2 shrink-0 text-ink-soft">{label}</dt>
        <dd className={classes('min-w-0 text-right wrap-anywhere tabular-nums', isStrong && 'font-bold')}>{value}</dd>
      </div>
    ))}
  </dl>
)
