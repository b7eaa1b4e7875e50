import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ButtonAnchor } from '../button.tsx'
import { PictureViewer } from './picture-viewer.tsx'

type Props = { url: string; isPdf: boolean; label: string }

// A slip in small; pressed, it fills the screen. A PDF opens by itself.
export function SlipPicture({ url, isPdf, label }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  if (isPdf) {
    return (
      <ButtonAnchor href={url} target="_blank" rel="noreferrer" className="self-start">
        <Trans>Open the PDF</Trans>
      </ButtonAnchor>
    )
  }
  return (
    <>
      <button
        type="button"
        className="grid content-center self-start overflow-hidden rounded-m border border-line bg-sunken hover:border-line-strong"
        onClick={() => setIsOpen(true)}
      >
        <img src={url} alt={label} className="max-h-80 w-full object-contain" />
        <span className="py-2 text-xs font-semibold text-accent-ink">
          <Trans>Make it larger</Trans>
        </span>
      </button>
      {isOpen && <PictureViewer url={url} label={label} onClose={() => setIsOpen(false)} />}
    </>
  )
}
