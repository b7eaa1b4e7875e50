import { closesNextDay } from '@kedai/domain/time/opening.ts'
import { Trans } from '@lingui/react/macro'

// Beside a closing time that is not after the opening time: it lies on the day after.
export const NextDay = ({ from, until }: { from: string; until: string }) =>
  from !== '' &&
  until !== '' &&
  from !== until &&
  closesNextDay({ from, until }) && (
    <span className="text-xs font-normal text-ink-soft">
      <Trans>next day</Trans>
    </span>
  )
