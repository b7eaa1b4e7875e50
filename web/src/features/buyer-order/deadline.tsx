import { Trans } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { fromWire, useServerNow } from '../../lib/server-time.ts'

// How long the goods are still kept, by the server's clock.
export function Deadline({ until, serverTime }: { until: string; serverTime: string }) {
  const left = Math.max(0, Math.floor((fromWire(until).getTime() - useServerNow(serverTime).getTime()) / 1000))
  const [days, hours, minutes, seconds] = [
    Math.floor(left / 86_400),
    Math.floor(left / 3600) % 24,
    Math.floor(left / 60) % 60,
    left % 60,
  ]
  return (
    <p className="mt-3 flex items-start gap-2 text-sm text-ink" role="timer">
      <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="tabular-nums">
        {left === 0 ? (
          <Trans>The time to pay is over.</Trans>
        ) : days > 0 ? (
          <Trans>
            Items reserved for {days} d {hours} h more
          </Trans>
        ) : hours > 0 ? (
          <Trans>
            Items reserved for {hours} h {minutes} min more
          </Trans>
        ) : (
          <Trans>
            Items reserved for {minutes} min {seconds} s more
          </Trans>
        )}
      </span>
    </p>
  )
}
