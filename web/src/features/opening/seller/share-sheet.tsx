import type { Opening } from '@kedai/contracts/opening.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, MessageCircle } from 'lucide-react'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { savePicture } from './save-picture.ts'
import { ShopAddress } from './shop-address.tsx'

type Props = { share: Opening['share']; shopName: string; onShared: () => void; open: boolean; onClose: () => void }

// The shop's link in the three ways it travels: a WhatsApp message, a copy, a code to print or hold up.
export function ShareSheet({ share, shopName, onShared, open, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Share your shop</Trans>} shape="drawer">
      <div className="grid gap-4">
        <p className="rounded-m bg-sunken px-4 py-3 text-sm break-words whitespace-pre-line">{share.text}</p>
        <ButtonAnchor
          variant="primary"
          size="l"
          wide
          href={share.whatsapp_link}
          target="_blank"
          rel="noreferrer"
          onClick={onShared}
        >
          <MessageCircle aria-hidden className="size-5" />
          <Trans>Send by WhatsApp</Trans>
        </ButtonAnchor>
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-m border border-line px-4 py-2">
          <span className="min-w-0 flex-1 text-sm font-medium break-words">
            <ShopAddress url={share.url} />
          </span>
          <span onClickCapture={onShared}>
            <CopyButton text={share.url} label={t`Copy the link of your shop`} />
          </span>
        </div>
        <figure className="m-0 grid justify-items-center gap-2">
          <QrCode className="size-56" qr={share.qr} label={t`QR code that opens ${shopName}`} />
          <figcaption className="text-center text-sm text-ink-soft">
            <Trans>Hold it up, or print it for your stall: a phone’s camera opens your shop.</Trans>
          </figcaption>
          <Button onClick={() => void savePicture(share.qr, `${shopName} QR`).then(onShared)}>
            <Download aria-hidden className="size-4" />
            <Trans>Save as a picture</Trans>
          </Button>
        </figure>
      </div>
    </Dialog>
  )
}
