import type { ResellerHome } from '@kedai/contracts/resellers.ts'
import { amountOf } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { Trans } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { Section } from '../../../ui/page.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { shareOf } from './share-of.ts'

// The rank above, measured by the largest order so far. The shop decides; this tells when it is worth asking.
export function NextRank({ home: { rank, next_rank: next, largest_order: largest } }: { home: ResellerHome }) {
  if (!rank) return null
  if (!next)
    return (
      <Section title={<Trans>Rank {rank.name}</Trans>}>
        <p className="text-sm text-ink-soft">
          <Trans>This is the highest rank of the programme.</Trans>
        </p>
      </Section>
    )
  const { min_qty: pieces, min_amount: amount } = next.first_order
  return (
    <Section title={<Trans>Next rank: {next.name}</Trans>} className="grid content-start gap-4">
      {pieces > 0 && (
        <Progress
          label={<Trans>Pieces in your largest order</Trans>}
          share={shareOf(largest.quantity, pieces)}
          aside={
            <Trans>
              {largest.quantity} of {pieces}
            </Trans>
          }
        />
      )}
      {amountOf(amount) > noSen && (
        <Progress
          label={<Trans>Your largest order</Trans>}
          share={shareOf(amountOf(largest.amount), amountOf(amount))}
          aside={
            <Trans>
              {money(largest.amount)} of {money(amount)}
            </Trans>
          }
        />
      )}
      {next.is_reached && (
        <p className="text-sm font-semibold text-accent-ink">
          <Trans>Target reached. The shop can see this and promote you.</Trans>
        </p>
      )}
      <p className="text-sm text-ink-soft">
        <Trans>
          The shop promotes you. This rank requires an order of this size. Contact the shop when you have placed it.
        </Trans>
      </p>
    </Section>
  )
}
