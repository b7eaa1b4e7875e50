import type { ProgrammeArea, Rank } from '@kedai/contracts/programmes.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { LoadFailed } from '../../../lib/seller/load-failed.tsx'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Section } from '../../../ui/page.tsx'
import { ListSkeleton } from '../../../ui/skeleton.tsx'
import { ranksQuery } from './api.ts'
import { RankDialog } from './rank-dialog.tsx'

// The ranks of a programme, the lowest first, and what each asks for.
export function Ranks({ area }: { area: ProgrammeArea }) {
  const { t } = useLingui()
  const [editing, setEditing] = useState<Rank | 'new' | null>(null)
  const { data: ranks, error, refetch } = useQuery(ranksQuery(area))
  return (
    <Section title={<Trans>Ranks</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!ranks && !error && <ListSkeleton rows={2} />}
      {ranks?.rows.length === 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>Without a rank everybody in the programme pays the usual price.</Trans>
        </p>
      )}
      {ranks && ranks.rows.length > 0 && (
        <ul className="divide-y divide-line">
          {ranks.rows.map((rank) => (
            <li key={rank.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <span className="grid min-w-0 flex-1 basis-48 text-sm">
                <strong className="wrap-anywhere">{rank.name}</strong>
                <span className="text-ink-soft">
                  <Trans>{rank.percent_off}% off</Trans> ·{' '}
                  <Plural value={rank.resellers} one="# reseller" other="# resellers" />
                </span>
                <Minimum {...rank.first_order} />
              </span>
              <span className="flex flex-wrap gap-2">
                <ButtonLink to={sellerPaths.priceList(rank.id)}>
                  <Trans>Price list ({rank.prices})</Trans>
                </ButtonLink>
                <Button aria-label={t`Edit ${rank.name}`} onClick={() => setEditing(rank)}>
                  <Trans>Edit</Trans>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setEditing('new')}>
          <Plus aria-hidden className="size-4" />
          <Trans>Add a rank</Trans>
        </Button>
        <ButtonLink to={sellerPaths.checkPrice({ area })}>
          <Trans>Check a price</Trans>
        </ButtonLink>
        <ButtonLink to={sellerPaths.materials(area)}>
          <Trans>Sales materials</Trans>
        </ButtonLink>
      </div>
      {editing && <RankDialog area={area} rank={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </Section>
  )
}

function Minimum({ min_qty: pieces, min_amount: amount }: Rank['first_order']) {
  const asksAmount = amount !== '0.00'
  if (pieces === 0 && !asksAmount) return null
  return (
    <span className="text-xs text-ink-soft">
      <Trans>First order, at least</Trans>: {pieces > 0 && <Plural value={pieces} one="# piece" other="# pieces" />}
      {pieces > 0 && asksAmount && ' · '}
      {asksAmount && money(amount)}
    </span>
  )
}
