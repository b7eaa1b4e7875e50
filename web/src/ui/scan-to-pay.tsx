import { Trans, useLingui } from '@lingui/react/macro'
import { ImageDown } from 'lucide-react'
import { ButtonAnchor } from './button.tsx'
import { QrCode } from './qr-code.tsx'

type Props = {
  code: {
    merchant_name: string
    // The bank or wallet behind it, where it is known.
    acquirer: string | null
    // Whether the code itself says the amount.
    says_amount: boolean
    qr: { size: number; path: string }
    // The same code as a file.
    picture_url: string
  }
}

// A shop's DuitNow QR: for another screen's camera, and as a picture for the phone that this is read on.
export function ScanToPay({ code: { merchant_name: name, acquirer, says_amount, qr, picture_url } }: Props) {
  const { t } = useLingui()
  return (
    <figure className="grid gap-4 rounded-m border border-line bg-paper p-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
      <QrCode qr={qr} label={t`DuitNow QR of ${name}`} className="mx-auto w-full max-w-60 sm:size-48" />
      <figcaption className="grid gap-3 text-sm">
        <p>
          <span className="block text-ink-soft">DuitNow QR</span>
          <strong className="block text-base [overflow-wrap:anywhere]">{name}</strong>
          {acquirer && <span className="block text-ink-soft">{acquirer}</span>}
        </p>
        <p className="text-ink-soft">
          {says_amount ? (
            <Trans>
              Scan it with the app of your bank or e-wallet. The amount is in the code: compare it and the name before
              you pay.
            </Trans>
          ) : (
            <Trans>
              Scan it with the app of your bank or e-wallet, compare the name, and type the exact amount yourself.
            </Trans>
          )}
        </p>
        <div className="no-print grid gap-2">
          <ButtonAnchor href={picture_url} download wide>
            <ImageDown aria-hidden className="size-5" />
            <Trans>Save the code as a picture</Trans>
          </ButtonAnchor>
          <p className="text-xs text-ink-soft">
            <Trans>Paying on this phone? Save it, then choose it from your pictures in the app’s scanner.</Trans>
          </p>
        </div>
      </figcaption>
    </figure>
  )
}
