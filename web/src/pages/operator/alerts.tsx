import type { Alerts } from '@kedai/contracts/operator.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Refused } from '../../features/operator/refused.tsx'
import { alertWords } from '../../features/operator/words.ts'
import { dateTime } from '../../lib/format.ts'
import { useHead } from '../../lib/head.ts'
import { apiQuery } from '../../lib/query.ts'
import { useLang } from '../../lib/use-lang.ts'
import { operatorCalls } from '../../features/operator/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

const lookAgainMs = 60_000

export function AlertsPage() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery({
    ...apiQuery<Alerts>(operatorCalls.alerts),
    refetchInterval: lookAgainMs,
  })
  useHead({ title: t`Alerts`, isPrivate: true })
  return (
    <Page title={t`Alerts`} lead={t`Current state of the system.`}>
      {data ? (
        <div className="grid gap-4">
          {!data.are_sent && (
            <Notice tone="warn" title={t`No one receives alerts`}>
              <Trans>Set ALERT_MAIL or ALERT_WEBHOOK_URL on the server.</Trans>
            </Notice>
          )}
          <ul className="divide-y divide-line overflow-hidden rounded-l border border-line bg-card shadow-card">
            {data.alerts.map((alert) => (
              <AlertLine key={alert.name} alert={alert} />
            ))}
          </ul>
        </div>
      ) : error ? (
        <Refused error={error} onRetry={refetch} />
      ) : (
        <ListSkeleton rows={5} />
      )}
    </Page>
  )
}

function AlertLine({ alert: { name, raised, words, changed_at } }: { alert: Alerts['alerts'][number] }) {
  const { i18n } = useLingui()
  const lang = useLang()
  const word = alertWords[name]
  return (
    <li className="flex items-start justify-between gap-4 p-4">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <strong>{word ? i18n._(word) : name}</strong>
        {words !== '' && <p className="text-sm">{words}</p>}
        {changed_at !== null && (
          <p className="text-xs text-ink-soft">
            <Trans>since {dateTime(changed_at, lang)}</Trans>
          </p>
        )}
      </div>
      {raised === null ? (
        <Badge>
          <Trans>Not known</Trans>
        </Badge>
      ) : raised ? (
        <Badge tone="danger">
          <Trans>Raised</Trans>
        </Badge>
      ) : (
        <Badge tone="good">
          <Trans>All well</Trans>
        </Badge>
      )}
    </li>
  )
}
