import { Trans } from '@lingui/react/macro'
import { timeLeft } from './time-left.ts'

// "3 d 04:05:06": for the eye alone; the moment itself stands beside it.
export function TimeLeftDigits({ until, now }: { until: Date; now: Date }) {
  const { days, hours, minutes, seconds } = timeLeft(until, now)
  const digits = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':')
  return (
    <>
      {days > 0 && <Trans>{days} d</Trans>} {digits}
    </>
  )
}
