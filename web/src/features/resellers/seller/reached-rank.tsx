import type { ResellerDetail } from '@kedai/contracts/resellers.ts'
import { Trans } from '@lingui/react/macro'
import { useChange } from '../../../lib/seller/use-change.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { resellerPath } from './api.ts'

type Props = { reseller: ResellerDetail; rank: { id: number; name: string } }

// A reseller whose order is what the rank above asks for: moving up is offered, the shop decides.
export function ReachedRank({ reseller: { id, name }, rank }: Props) {
  const change = useChange()
  return (
    <Notice
      tone="good"
      title={
        <Trans>
          {name} has reached {rank.name}
        </Trans>
      }
      className="lg:col-span-2"
    >
      <p>
        <Trans>A paid order meets the size this rank requires. Rank prices apply from the next order.</Trans>
      </p>
      {change.problem !== null && <p className="text-danger-ink">{change.problem}</p>}
      <Button
        className="mt-2"
        busy={change.isBusy}
        onClick={() => void change.send('POST', `${resellerPath(id)}/rank`, { rank_id: rank.id })}
      >
        <Trans>Move up to {rank.name}</Trans>
      </Button>
    </Notice>
  )
}
