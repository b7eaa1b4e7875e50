import type { Member } from '@kedai/contracts/memberships.ts'
import { Trans } from '@lingui/react/macro'
import { Badge } from '../../../ui/badge.tsx'

export function MemberStatus({ status }: Pick<Member, 'status'>) {
  if (status === 'active')
    return (
      <Badge tone="good">
        <Trans>Active</Trans>
      </Badge>
    )
  if (status === 'grace')
    return (
      <Badge tone="warn">
        <Trans>In grace</Trans>
      </Badge>
    )
  return (
    <Badge tone="danger">
      <Trans>Ended</Trans>
    </Badge>
  )
}
