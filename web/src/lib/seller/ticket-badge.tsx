import type { TicketStatus } from '@kedai/contracts/ticket-forms.ts'
import { useLingui } from '@lingui/react/macro'
import { Badge } from '../../ui/badge.tsx'

// Where a ticket stands.
export function TicketBadge({ status }: { status: TicketStatus }) {
  const { t } = useLingui()
  const looks = {
    valid: { tone: 'info', said: t({ message: 'Valid', context: 'ticket' }) },
    used: { tone: 'good', said: t({ message: 'Admitted', context: 'ticket' }) },
    void: { tone: 'neutral', said: t({ message: 'Void', context: 'ticket' }) },
  } as const
  const { tone, said } = looks[status]
  return <Badge tone={tone}>{said}</Badge>
}
