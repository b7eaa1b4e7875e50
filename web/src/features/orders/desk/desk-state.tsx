import { useLingui } from '@lingui/react/macro'
import type { LiveState } from '../../../lib/live/listen.ts'
import { Badge } from '../../../ui/badge.tsx'

// How the desk hears: at once, every few seconds, or not at all.
export function DeskState({ state }: { state: LiveState }) {
  const { t } = useLingui()
  const words = {
    connecting: { tone: 'neutral', text: t`Connecting…` },
    live: { tone: 'good', text: t`Live` },
    away: { tone: 'warn', text: t`No live connection: looking every few seconds` },
    closed: { tone: 'danger', text: t`Disconnected: reload the page or sign in again` },
  } as const
  const { tone, text } = words[state]
  return (
    <span role="status" data-live={state}>
      <Badge tone={tone} className="whitespace-normal">
        {text}
      </Badge>
    </span>
  )
}
