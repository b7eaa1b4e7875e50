import type { ServiceView } from '@kedai/contracts/service-forms.ts'
import { Trans } from '@lingui/react/macro'

// What holds for every appointment, before the days.
export function About({ service }: { service: ServiceView }) {
  const { duration_minutes: minutes, notice_hours: notice, reschedule_hours: move } = service
  return (
    <ul className="grid gap-1 text-sm text-ink-soft">
      <li className="text-base font-semibold text-ink">
        <Trans>Takes {minutes} minutes</Trans>
      </li>
      {notice > 0 && (
        <li>
          <Trans>Book at least {notice} hours ahead.</Trans>
        </li>
      )}
      {move !== null && (
        <li>
          {move === 0 ? (
            <Trans>You may change the time until it begins.</Trans>
          ) : (
            <Trans>You may change the time until {move} hours before.</Trans>
          )}
        </li>
      )}
    </ul>
  )
}
