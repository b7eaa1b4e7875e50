import type { ConsentEvent } from '@kedai/contracts/opt-outs.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { dateTime } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { Section } from '../../../ui/page.tsx'
import { consentsFile, customerConsentsQuery } from './api.ts'

const acts = {
  given: { tone: 'good', label: msg`Agreed` },
  stopped: { tone: 'danger', label: msg`Stopped` },
  resumed: { tone: 'neutral', label: msg`Taken off the list` },
} as const

const sources: Record<string, ReturnType<typeof msg>> = {
  checkout: msg`Order form`,
  cart: msg`A cart that was begun`,
  lead_form: msg`Form on a page`,
  viral_lock: msg`Viral lock`,
  seller: msg`Your shop`,
  link: msg`Link in a mail`,
}

const langNames: Record<string, string> = { ms: 'Bahasa Melayu', en: 'English', zh: '中文' }

// On what ground the shop writes to one customer: each yes with the words as they were read, and each stop.
export function CustomerConsents({ customerId }: { customerId: number }) {
  const { t } = useLingui()
  const { data } = useQuery(customerConsentsQuery(customerId))
  if (!data) return null
  return (
    <Section
      title={t`Consent to offers`}
      aside={
        data.rows.length > 0 && (
          <ButtonAnchor
            href={consentsFile(customerId)}
            download
            title={t`Save as a spreadsheet (CSV)`}
            className="font-normal"
          >
            <Download aria-hidden className="size-5" />
            CSV
          </ButtonAnchor>
        )
      }
    >
      {data.rows.length === 0 ? (
        <p className="text-sm text-ink-soft">
          <Trans>They have not agreed to offers and are not included.</Trans>
        </p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)]">
          {data.rows.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Event({ event }: { event: ConsentEvent }) {
  const { i18n } = useLingui()
  const lang = useLang()
  const { act, purpose, channel, address, source, place, words, version, by } = event
  const named = sources[source]
  const shown = purpose === 'programme' ? <Trans>Terms of a programme</Trans> : named ? i18n._(named) : source
  return (
    <li className="grid gap-1 border-b border-line py-3 text-sm first:pt-0 last:border-b-0 last:pb-0">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 [overflow-wrap:anywhere]">{channel === 'sms' ? displayPhone(address) : address}</span>
        <Badge tone={acts[act].tone}>{i18n._(acts[act].label)}</Badge>
      </span>
      <span className="text-xs [overflow-wrap:anywhere] text-ink-soft">
        {dateTime(event.at, lang)} · {shown}
        {place !== '' && ` · ${place}`}
        {by !== '' && ` · ${by}`}
      </span>
      {words !== '' && (
        <details className="text-xs text-ink-soft">
          <summary className="cursor-pointer py-1">
            <Trans>The words they read</Trans>
          </summary>
          <p className="[overflow-wrap:anywhere] whitespace-pre-line text-ink" lang={event.lang || undefined}>
            {words}
          </p>
          <p>{[langNames[event.lang], version].filter(Boolean).join(' · ')}</p>
        </details>
      )}
    </li>
  )
}
