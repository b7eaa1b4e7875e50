import type { CustomerStatement } from '@kedai/contracts/statements.ts'
import { useLingui } from '@lingui/react/macro'
import { dateTime } from '../../../../lib/format.ts'
import { useLang } from '../../../../lib/use-lang.ts'
import { Badge } from '../../../../ui/badge.tsx'

// The last times a statement went to this customer, and what became of it.
export function StatementDeliveries({ deliveries }: { deliveries: CustomerStatement['deliveries'] }) {
  const { t } = useLingui()
  const lang = useLang()
  const words = { queued: t`On its way`, sent: t`Sent`, failed: t`Not delivered` }
  if (deliveries.length === 0) return null
  return (
    <ul aria-label={t`Sent before`} className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm text-ink-soft print:hidden">
      {deliveries.map(({ id, recipient, status, response, created_at }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-2">
          <Badge tone={status === 'failed' ? 'danger' : status === 'sent' ? 'good' : 'neutral'}>{words[status]}</Badge>
          <span className="min-w-0 wrap-anywhere">{recipient}</span>
          <time>{dateTime(created_at, lang)}</time>
          {status === 'failed' && response && <span className="w-full wrap-anywhere text-danger-ink">{response}</span>}
        </li>
      ))}
    </ul>
  )
}
