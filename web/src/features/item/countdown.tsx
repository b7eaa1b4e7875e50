import type { Item } from '@kedai/contracts/items.ts'
import { countdownIsOn } from '@kedai/domain/catalogue/promo.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dateTime } from '../../lib/format.ts'
import { fromWire, serverNow } from '../../lib/server-time.ts'
import { TimeLeftDigits } from '../../lib/time-left-digits.tsx'

// Shown only while it counts (spec §4), by the server's clock. It changes no price: that is the promo's and the server's.
export function Countdown({ item, serverTime }: { item: Item; serverTime: string }) {
  const { i18n } = useLingui()
  // The kept page knows no seconds: they start once the page is alive.
  const [ticking, setTicking] = useState<Date | null>(null)
  useEffect(() => {
    const timer = setInterval(() => setTicking(serverNow()), 1000)
    setTicking(serverNow())
    return () => clearInterval(timer)
  }, [])
  const until = item.countdown_until
  const times = {
    isCountdown: item.is_countdown,
    countdownStart: item.countdown_start ? fromWire(item.countdown_start) : null,
    countdownUntil: until ? fromWire(until) : null,
  }
  if (until === null || !countdownIsOn(times, ticking ?? fromWire(serverTime))) return null
  const lang = isLang(i18n.locale) ? i18n.locale : 'ms'
  return (
    <p
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-m bg-gold-soft px-4 py-3 text-sm text-gold-ink"
      role="timer"
    >
      <Clock aria-hidden className="size-5" />
      <span className="font-semibold">
        <Trans>Ends {dateTime(until, lang)}</Trans>
      </span>
      {ticking && (
        <span aria-hidden className="ml-auto text-base font-bold whitespace-nowrap tabular-nums">
          <TimeLeftDigits until={fromWire(until)} now={ticking} />
        </span>
      )}
    </p>
  )
}
