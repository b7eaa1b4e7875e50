import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { useLingui } from '@lingui/react/macro'
import { dateTime } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Section } from '../../../ui/page.tsx'

// What happened to it, newest first.
export function InvoiceTimeline({ invoice }: { invoice: Pick<InvoiceView, 'timeline'> }) {
  const { t } = useLingui()
  const lang = useLang()
  const actors = { buyer: t`Buyer`, seller: t`Shop`, gateway: t`Bank`, system: t`Kedai` }
  return (
    <Section title={t`Timeline`}>
      <ol className="grid">
        {invoice.timeline.map(({ at, name, text, actor }, place) => (
          <li key={`${at} ${name} ${place}`} className="relative border-l-2 border-line pb-4 pl-5 text-sm last:pb-0">
            <span
              aria-hidden
              className={`absolute top-1.5 -left-[0.4375rem] size-3 rounded-full ${place === 0 ? 'bg-accent' : 'bg-line-strong'}`}
            />
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="text-xs text-ink-soft">
              {actors[actor]} · <time>{dateTime(at, lang)}</time>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
