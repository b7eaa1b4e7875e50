import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ButtonAnchor } from '../../ui/button.tsx'
import { PictureViewer } from './picture-viewer.tsx'

type Props = { proof: SellerOrder['proofs'][number]; label: string }

// A slip in small; pressed, it fills the screen. A PDF opens by itself.
export function SlipPicture({ proof, label }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  if (proof.is_pdf) {
    return (
      <ButtonAnchor href={proof.url} target="_blank" rel="noreferrer" className="self-start">
        <Trans>Open the PDF</Trans>
      </ButtonAnchor>
    )
  }
  return (
    <>
      <button type="button" className="grid content-center self-start overflow-hidden rounded-m border border-line bg-sunken hover:border-line-strong" onClick={() => setIsOpen(true)}>
        <img src={proof.url} alt={label} className="max-h-80 w-full object-contain" />
        <span className="py-2 text-xs font-semibold text-accent-ink">
          <Trans>Make it larger</Trans>
        </span>
      </button>
      {isOpen && <PictureViewer url={proof.url} label={label} onClose={() => setIsOpen(false)} />}
    </>
  )
}
