import type { ShopVacation } from '@kedai/contracts/vacation.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '../ui/notice.tsx'
import { date, dateTime } from './format.ts'
import { useLang } from './use-lang.ts'

// What buyers are told of a shop that is away: its own words, and when it is back.
export function VacationNotice({ vacation, className }: { vacation: NonNullable<ShopVacation>; className?: string }) {
  const { t } = useLingui()
  const lang = useLang()
  const { mode, message, dispatch_on } = vacation
  const until = vacation.until && dateTime(vacation.until, lang)
  const day = dispatch_on ? date(dispatch_on, lang) : ''
  const title = mode === 'later' ? t`Orders are sent from ${day} on` : t`The shop is on a break`
  return (
    <Notice tone="warn" title={title} className={className}>
      {message && <p className="whitespace-pre-line">{message}</p>}
      <p>
        {mode === 'later' ? (
          <Trans>You can order now as usual.</Trans>
        ) : mode === 'closed' ? (
          until && <Trans>It opens again after {until}.</Trans>
        ) : until ? (
          <Trans>You can look around; orders are taken again after {until}.</Trans>
        ) : (
          <Trans>You can look around; orders are not taken for now.</Trans>
        )}
      </p>
    </Notice>
  )
}
