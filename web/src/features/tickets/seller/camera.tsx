import { Trans, useLingui } from '@lingui/react/macro'
import { Camera as CameraIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorMaker = new (options: { formats: string[] }) => Detector

// Not in every browser; there the code is typed.
const makerOf = (): DetectorMaker | undefined => (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector // the browser's own, which our types do not know

const pauseMs = 250
const sameCodeMs = 3_000

// Reads codes from the camera, each once as long as it is held there.
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const [isOn, setOn] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const Maker = makerOf()
  useEffect(() => {
    const element = video.current
    if (!isOn || !Maker || !element) return
    const detector = new Maker({ formats: ['qr_code'] })
    let stream: MediaStream | null = null
    let isOver = false
    let seen = { code: '', at: 0 }
    const look = async (): Promise<void> => {
      if (isOver) return
      const [found] = await detector.detect(element).catch(() => [])
      const now = Date.now()
      if (found && (found.rawValue !== seen.code || now - seen.at > sameCodeMs)) onCode(found.rawValue)
      if (found) seen = { code: found.rawValue, at: now }
      setTimeout(() => void look(), pauseMs)
    }
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then(async (opened) => {
        stream = opened
        if (isOver) return opened.getTracks().forEach((track) => track.stop())
        element.srcObject = opened
        await element.play()
        void look()
      })
      .catch(() => {
        setRefused(true)
        setOn(false)
      })
    return () => {
      isOver = true
      stream?.getTracks().forEach((track) => track.stop())
    }
  }, [isOn, Maker, onCode])
  if (!Maker)
    return (
      <p className="text-sm text-ink-soft">
        <Trans>This browser cannot read codes with the camera. Type the code, or use a scanner that types.</Trans>
      </p>
    )
  return (
    <div className="grid gap-2">
      {isRefused && (
        <Notice
          tone="warn"
          title={<Trans>The camera could not be opened. Allow it in the browser, or type the code.</Trans>}
        />
      )}
      {isOn && (
        <video
          ref={video}
          muted
          playsInline
          aria-label={t`Camera`}
          className="aspect-video w-full rounded-m bg-sunken object-cover"
        />
      )}
      <Button wide variant="secondary" onClick={() => setOn(!isOn)}>
        <CameraIcon aria-hidden className="size-5" />
        {isOn ? <Trans>Close the camera</Trans> : <Trans>Scan with the camera</Trans>}
      </Button>
    </div>
  )
}
