import type { TrackingResult } from '@kedai/contracts/shipment-work.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'

// What became of each row, and a word to its buyer.
export function ImportResults({ results }: { results: TrackingResult[] }) {
  const { t } = useLingui()
  const refused = results.filter(({ ok }) => !ok).length
  return (
    <Section title={t`What became of it`}>
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
      <ul className="grid">
        {results.map(({ row, order_no, courier, tracking_number, ok, message, whatsapp_link: whatsapp }) => (
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
                <Badge tone={ok ? 'good' : 'danger'}>{ok ? t`Taken` : t`Refused`}</Badge>
              </span>
              <span className="text-ink-soft">
                <Trans>Row {row}</Trans>: {message}
              </span>
            </span>
            {whatsapp && (
              <ButtonAnchor
                href={whatsapp}
                target="_blank"
                rel="noreferrer"
                aria-label={t`Tell the buyer of ${order_no} by WhatsApp`}
              >
                <MessageCircle aria-hidden className="size-5" />
                WhatsApp
              </ButtonAnchor>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
