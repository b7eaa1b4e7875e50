import type { Sales } from '@kedai/contracts/sales.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { asWritten } from '@kedai/domain/time/as-written.ts'
import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts'
import { date, money } from '../../../lib/format.ts'
import { languageTags } from '../../../lib/languages.ts'
import { useLang } from '../../../lib/use-lang.ts'

// The picture alone; what it says stands beside it as a table, so it is hidden from screen readers and takes no focus.
export function SalesBars({ days }: { days: Sales['days'] }) {
  const lang = useLang()
  const short = new Intl.DateTimeFormat(languageTags[lang], { timeZone: 'UTC', day: 'numeric', month: 'short' })
  const compact = new Intl.NumberFormat(languageTags[lang], { notation: 'compact' })
  const bars = days.map((day) => ({ ...day, ringgit: (parseRinggit(day.sales) ?? 0) / 100 })) // for the height alone; amounts are shown from their text
  const card = ({ active, payload }: Pick<TooltipContentProps<number, string>, 'active' | 'payload'>) => {
    const bar = bars.find(({ day }) => day === payload?.[0]?.payload?.day)
    if (!active || !bar) return null
    return (
      <div className="rounded-m border border-line bg-card px-3 py-2 text-sm shadow-float">
        <div className="text-ink-soft">{date(bar.day, lang)}</div>
        <div className="font-bold">{money(bar.sales)}</div>
      </div>
    )
  }
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={bars} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => asWritten(short.format(new Date(day)))}
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
          tick={{ fill: 'var(--ink-soft)', fontSize: 12 }}
          minTickGap={16}
        />
        <YAxis
          width={44}
          allowDecimals={false}
          tickFormatter={(amount: number) => compact.format(amount)}
          tickLine={false}
          axisLine={false}
          tick={{ fill: 'var(--ink-soft)', fontSize: 12 }}
        />
        <Tooltip content={card} cursor={{ fill: 'var(--accent-soft)' }} isAnimationActive={false} />
        <Bar dataKey="ringgit" fill="var(--accent)" radius={[4, 4, 0, 0]} maxBarSize={48} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  )
}
