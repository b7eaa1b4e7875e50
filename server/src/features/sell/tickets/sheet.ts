import type { TicketSheet } from '@kedai/domain/documents/ticket-sheet.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { sheetWords } from './messages.ts'

type Row = {
  title: string
  item_title: string
  venue: string
  starts_at: Date
  ends_at: Date | null
  name: string
  code: string
}

/** When an event is, as its readers say it; without a time of day where it has none. */
export function sayWhen({ starts_at: starts, ends_at: ends }: Pick<Row, 'starts_at' | 'ends_at'>, lang: Lang): string {
  const [day, time] = [formatTime(starts).slice(0, 10), formatTime(starts).slice(11, 16)]
  const from = time === '00:00' ? displayDay(day, lang) : `${displayDay(day, lang)}, ${time}`
  if (ends === null) return from
  const [lastDay, lastTime] = [formatTime(ends).slice(0, 10), formatTime(ends).slice(11, 16)]
  const until = lastTime === '23:59' ? '' : lastTime
  if (lastDay === day) return until === '' ? from : `${from}–${until}`
  return `${from} – ${displayDay(lastDay, lang)}${until === '' ? '' : `, ${until}`}`
}

/** Tickets as they are printed. */
export const sheetOf = (rows: readonly Row[], shop: string, lang: Lang): TicketSheet => ({
  kind: 'tickets',
  title: `${sheetWords.title[lang]} ${rows[0]?.title ?? ''}`.trim(),
  author: shop,
  lang,
  words: {
    when: sheetWords.when[lang],
    where: sheetWords.where[lang],
    who: sheetWords.who[lang],
    kind: sheetWords.kind[lang],
    show: sheetWords.show[lang],
  },
  tickets: rows.map((row) => ({
    event: row.title,
    when: sayWhen(row, lang),
    venue: row.venue,
    kind: row.item_title === row.title ? '' : row.item_title,
    name: row.name,
    code: row.code,
  })),
})
