import type { OwnSession } from '@kedai/contracts/account.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dateTime } from '../../../lib/format.ts'
import type { Result } from '../../../lib/http-result.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ListSkeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { endOthers, endSession, sessionsQuery } from './api.ts'

// Where this person is signed in, and the way to end it there.
export function SessionList() {
  const queryClient = useQueryClient()
  const { data, error } = useQuery(sessionsQuery())
  const [busy, setBusy] = useState<string | null>(null)
  const run = async (id: string, send: () => Promise<Result<unknown>>) => {
    setBusy(id)
    const result = await send()
    setBusy(null)
    if (result.message) toast({ text: result.message, tone: result.ok ? 'good' : 'danger' })
    await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey })
  }
  if (error) return <Notice tone="danger" title={error.message} />
  if (!data) return <ListSkeleton rows={2} />
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line">
        {data.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <SessionFacts session={session} />
            {!session.is_current && (
              <Button
                variant="quiet"
                className="max-sm:-ml-4"
                busy={busy === session.id}
                onClick={() => void run(session.id, () => endSession(session.id))}
              >
                <Trans>Sign out there</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <Button className="justify-self-start" busy={busy === 'others'} onClick={() => void run('others', endOthers)}>
          <Trans>Sign out everywhere else</Trans>
        </Button>
      )}
    </div>
  )
}

function SessionFacts({ session }: { session: OwnSession }) {
  const { t } = useLingui()
  const lang = useLang()
  const device =
    [session.browser, session.system].filter((part) => part !== '').join(' · ') || t`A device we do not know`
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {device}
        {session.is_current && (
          <Badge tone="good">
            <Trans>This device</Trans>
          </Badge>
        )}
      </p>
      <p className="text-xs text-ink-soft">
        {session.place} · <Trans>last seen {dateTime(session.seen_at, lang)}</Trans>
      </p>
    </div>
  )
}
