import type { TrackingResult, UndoResult } from '@kedai/contracts/shipment-work.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { UndoTracking } from './undo-tracking.tsx'

// What became of each row, and a word to its buyer.
export function ImportResults({ results }: { results: TrackingResult[] }) {
  const { t } = useLingui()
  const [undone, setUndone] = useState<readonly UndoResult[] | null>(null)
  const refused = results.filter(({ ok }) => !ok).length
  return (
    <Section title={t`Result`}>
      <Notice
        tone={refused > 0 ? 'warn' : 'good'}
        title={
          refused > 0 ? (
            <Trans>
              {refused} of {results.length} rows were refused
            </Trans>
          ) : (
            <Trans>All {results.length} rows were taken</Trans>
          )
        }
        className="mb-3"
      />
      {undone ? <Undone results={undone} /> : <UndoTracking results={results} onUndone={setUndone} />}
      <ul className="grid">
        {results.map((result) => {
          const { row, order_no, courier, tracking_number, ok, shipment_id: id } = result
          const undo = ok ? undone?.find(({ shipment_id: other }) => other === id) : undefined
          const isBack = undo?.ok ?? false
          const whatsapp = isBack ? null : result.whatsapp_link
          return (
            <li
              key={row}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line py-2 text-sm first:border-t-0"
            >
              <span className="grid min-w-0 flex-1 basis-56 gap-0.5">
                <span className="flex flex-wrap items-center gap-2">
                  <strong>{order_no || t`Row ${row}`}</strong>
                  <span className="break-all text-ink-soft">
                    {[courier, tracking_number].filter(Boolean).join(' · ')}
                  </span>
                  <Badge tone={isBack ? 'neutral' : ok ? 'good' : 'danger'}>
                    {isBack ? t`Undone` : ok ? t`Taken` : t`Refused`}
                  </Badge>
                </span>
                <span className="text-ink-soft">
                  <Trans>Row {row}</Trans>: {undo?.message ?? result.message}
                </span>
              </span>
              {whatsapp && (
                <ButtonAnchor
                  href={whatsapp}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t`Notify the buyer of ${order_no} by WhatsApp`}
                >
                  <MessageCircle aria-hidden className="size-5" />
                  WhatsApp
                </ButtonAnchor>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function Undone({ results }: { results: readonly UndoResult[] }) {
  const done = results.filter(({ ok }) => ok).length
  return (
    <Notice
      tone={done < results.length ? 'warn' : 'good'}
      title={
        <Trans>
          {done} of {results.length} numbers taken back
        </Trans>
      }
      className="mb-3"
    />
  )
}
