import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'

type Props = { url: string; label: string; onClose: () => void }

const widths = ['w-full', 'w-[175%] max-w-none', 'w-[275%] max-w-none'] as const

// A picture to read small print in: steps of size, moved by scrolling or a finger.
export function PictureViewer({ url, label, onClose }: Props) {
  const { t } = useLingui()
  const [step, setStep] = useState(0)
  const isLargest = step === widths.length - 1
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Payment slip`}
      actions={
        <>
          <Button disabledBecause={step === 0 && t`This is the smallest size.`} onClick={() => setStep(step - 1)}>
            <Trans>Smaller</Trans>
          </Button>
          <Button disabledBecause={isLargest && t`This is the largest size.`} onClick={() => setStep(step + 1)}>
            <Trans>Larger</Trans>
          </Button>
        </>
      }
    >
      <div className="max-h-[70dvh] overflow-auto">
        <img src={url} alt={label} className={widths[step]} />
      </div>
    </Dialog>
  )
}
