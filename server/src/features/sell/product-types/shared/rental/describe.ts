import type { RentalRange } from '@kedai/domain/rentals/range.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { say } from '../../../../../platform/errors/message.ts'
import { lengthTexts, placeTexts } from './messages.ts'
import type { RentalSettings } from './settings.ts'

type Described = {
  range: RentalRange
  settings: Pick<RentalSettings, 'frequency'>
  periods: number
  addons: readonly { title: string }[]
  pickup: string | null
  back: string | null
}

/** A booking as a line says it: from when to when, for how long, with what, and where. */
export function describeBooking({ range, settings, periods, addons, pickup, back }: Described, lang: Lang): string {
  const isWhole = [range.start, range.end].every((moment) => formatTime(moment).endsWith('00:00:00'))
  const day = (moment: Date, of: string) =>
    isWhole
      ? displayDay(of, lang)
      : `${displayDay(formatTime(moment).slice(0, 10), lang)} ${formatTime(moment).slice(11, 16)}`
  const [from, until] = [day(range.start, range.firstDay), day(range.end, range.lastDay)]
  return [
    from === until ? from : `${from} – ${until}`,
    say(lengthTexts[settings.frequency], lang, { n: periods }),
    ...addons.map(({ title }) => title),
    ...(pickup === null ? [] : [say(placeTexts.pickup, lang, { place: pickup })]),
    ...(back === null ? [] : [say(placeTexts.return, lang, { place: back })]),
  ].join(' · ')
}
