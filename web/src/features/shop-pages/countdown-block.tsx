import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { dateTime } from '../../lib/format.ts'
import { fromWire, serverNow } from '../../lib/server-time.ts'
import { useSite } from '../../lib/site.tsx'
import { TimeLeftDigits } from '../../lib/time-left-digits.tsx'
import { useLang } from '../../lib/use-lang.ts'

type Props = { title: string; until: string; serverTime: string }

// Counts to a moment by the server's clock, and is gone with it. Without a script the moment itself stands there.
export function CountdownBlock({ title, until, serverTime }: Props) {
  const lang = useLang()
  const { still } = useSite()
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    setNow(serverNow())
    return () => clearInterval(timer)
  }, [])
  const end = fromWire(until)
  if (end <= (now ?? fromWire(serverTime))) return null
  return (
    <div
      role="timer"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-l bg-gold-soft px-5 py-4 text-gold-ink"
    >
      <div>
        {title && <h2 className="text-lg">{title}</h2>}
        <p className="text-sm font-semibold">
          <Trans>Ends {dateTime(until, lang)}</Trans>
        </p>
      </div>
      {still && <still.Digits until={end} className={digitsLook} />}
      {now && (
        <p aria-hidden className={digitsLook}>
          <TimeLeftDigits until={end} now={now} />
        </p>
      )}
    </div>
  )
}

const digitsLook = 'text-2xl font-bold tabular-nums'
