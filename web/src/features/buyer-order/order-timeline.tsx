import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { Trans } from '@lingui/react/macro'
import { dateTime } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { classes } from '../../ui/classes.ts'
import { Section } from '../../ui/page.tsx'

// What has happened so far, the newest first.
export function OrderTimeline({ entries }: { entries: BuyerOrder['timeline'] }) {
  const lang = useLang()
  return (
    <Section title={<Trans>Order history</Trans>}>
      <ol className="grid">
        {entries.map(({ at, name, text }, place) => (
          <li
            key={`${at} ${name} ${place}`}
            className="relative grid gap-0.5 border-l-2 border-line pb-4 pl-5 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden
              className={classes(
                'absolute top-1 -left-[0.4375rem] size-3 rounded-full',
                place === 0 ? 'bg-accent' : 'bg-line-strong',
              )}
            />
            <span className={classes('text-sm', place === 0 && 'font-semibold')}>{text}</span>
            <time className="text-xs text-ink-soft">{dateTime(at, lang)}</time>
          </li>
        ))}
      </ol>
    </Section>
  )
}
