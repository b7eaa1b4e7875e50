import { date } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'

export function UpcomingDays({ days }: { days: readonly string[] }) {
  const lang = useLang()
  return (
    <ol className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm tabular-nums sm:grid-cols-3">
      {days.map((day) => (
        <li key={day}>
          <time dateTime={day}>{date(day, lang)}</time>
        </li>
      ))}
    </ol>
  )
}
