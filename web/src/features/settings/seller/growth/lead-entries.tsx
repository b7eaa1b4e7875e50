import type { Lead } from '@kedai/contracts/leads.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { dateTime } from '../../../../lib/format.ts'
import { useLang } from '../../../../lib/use-lang.ts'

// What the same number sent later. It may be somebody else who knows the number, so the lead itself says what it said first.
export function LeadEntries({ lead, nameOf }: { lead: Lead; nameOf: (source: string) => string }) {
  const lang = useLang()
  if (lead.entries.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent-ink">
        <Plural
          value={lead.entries.length}
          one="# later entry from this number"
          other="# later entries from this number"
        />
      </summary>
      <p className="text-ink-soft">
        <Trans>Anyone who knows the number can send one. Confirm before you use a new name or e-mail.</Trans>
      </p>
      <ul className="mt-2 grid gap-2">
        {lead.entries.map((entry, place) => (
          <li key={place} className="flex flex-wrap gap-x-4 border-t border-line pt-2 [overflow-wrap:anywhere]">
            <time className="text-ink-soft">{dateTime(entry.at, lang)}</time>
            {entry.name !== lead.name && <strong>{entry.name}</strong>}
            {entry.email !== null && entry.email !== lead.email && <span>{entry.email}</span>}
            {entry.postcode !== null && <span>{entry.postcode}</span>}
            {entry.source !== '' && <span className="text-ink-soft">{nameOf(entry.source)}</span>}
            {Object.entries(entry.answers).map(([key, answer]) => (
              <span key={key}>
                {key}: {answer}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}
