import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import { dateTime } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/notice.tsx'

type Slip = BuyerOrder['proofs'][number]

// What was sent before, the newest first, and what the shop said.
export const SentSlips = ({ slips }: { slips: readonly Slip[] }) => (
  <ul className="grid gap-3">
    {slips.map((slip) => (
      <li key={slip.id}>
        <SentSlip slip={slip} />
      </li>
    ))}
  </ul>
)

function SentSlip({ slip }: { slip: Slip }) {
  const { t } = useLingui()
  const lang = useLang()
  const words = {
    uploaded: t`Sent`,
    checking: t`Being checked`,
    approved: t`Accepted`,
    rejected: t`Not accepted`,
    expired: t`Expired`,
  } satisfies Record<Slip['status'], string>
  return (
    <a
      href={slip.url}
      target="_blank"
      rel="noreferrer"
      className="flex items-center gap-3 rounded-m border border-line p-2 hover:bg-sunken"
    >
      {slip.is_pdf ? (
        <FileText aria-hidden className="size-14 shrink-0 p-3 text-ink-faint" />
      ) : (
        <img
          src={slip.url}
          alt={t`Your slip`}
          loading="lazy"
          className="size-14 shrink-0 rounded-s border border-line bg-sunken object-cover"
        />
      )}
      <span className="min-w-0 flex-1 text-sm">
        <Badge tone={tones[slip.status]}>{words[slip.status]}</Badge>
        {slip.reason && (
          <span className="mt-1 block">
            <Trans>The shop: “{slip.reason}”</Trans>
          </span>
        )}
        <span className="mt-1 block text-xs text-ink-soft">{dateTime(slip.uploaded_at, lang)}</span>
      </span>
    </a>
  )
}

const tones = {
  uploaded: 'info',
  checking: 'warn',
  approved: 'good',
  rejected: 'danger',
  expired: 'neutral',
} satisfies Record<Slip['status'], Tone>
