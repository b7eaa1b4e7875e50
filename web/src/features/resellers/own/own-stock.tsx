import type { ResellerHome } from '@kedai/contracts/resellers.ts'
import { Trans } from '@lingui/react/macro'
import { Section } from '../../../ui/page.tsx'

// What lies with the reseller: paid for, and not sold on yet.
export const OwnStock = ({ pieces }: { pieces: NonNullable<ResellerHome['own_stock']> }) => (
  <Section title={<Trans>Your stock</Trans>}>
    {pieces.length === 0 ? (
      <p className="text-sm text-ink-soft">
        <Trans>No stock yet. Items you order are added here once they are paid.</Trans>
      </p>
    ) : (
      <ul className="grid gap-2 text-sm">
        {pieces.map(({ variation_id, title, options, quantity }) => (
          <li key={variation_id} className="flex justify-between gap-3">
            <span className="min-w-0">
              {title}
              {options && <span className="text-ink-soft"> ({options})</span>}
            </span>
            <strong className="whitespace-nowrap tabular-nums">{quantity}</strong>
          </li>
        ))}
      </ul>
    )}
  </Section>
)
