import type { ResellerHome } from '@kedai/contracts/resellers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Section } from '../../../ui/page.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { shareLink } from '../../../lib/chat-link.ts'

type Props = { home: ResellerHome; shopName: string; mayShare: boolean }

// What buyers come by: the link, the code, and a picture of it for paper.
export function OwnLink({ home: { link, code, qr }, shopName, mayShare }: Props) {
  const { t } = useLingui()
  const text = `${t`Order from ${shopName} here:`}\n${link}`
  return (
    <Section title={<Trans>Your link</Trans>} className="grid content-start gap-4">
      {!mayShare && (
        <p className="text-sm text-ink-soft">
          <Trans>It starts to count once your first order is paid.</Trans>
        </p>
      )}
      <p className="rounded-s bg-sunken px-3 py-2 text-xs [overflow-wrap:anywhere] select-all">{link}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonAnchor href={shareLink(text)} target="_blank" rel="noreferrer" variant="primary">
          <MessageCircle aria-hidden className="size-5" />
          <Trans>Share on WhatsApp</Trans>
        </ButtonAnchor>
        <CopyButton text={link} label={t`Copy the link`} />
      </div>
      <div className="flex items-center justify-between gap-3 text-sm">
        <span>
          <Trans>Your code</Trans> <strong className="font-mono text-base">{code}</strong>
        </span>
        <CopyButton text={code} label={t`Copy the code`} />
      </div>
      <details className="text-sm">
        <summary className="min-h-11 py-3 font-semibold text-accent-ink">
          <Trans>QR code</Trans>
        </summary>
        <QrCode qr={qr} label={t`Your link as a QR code`} className="mx-auto w-full max-w-md" />
      </details>
    </Section>
  )
}
