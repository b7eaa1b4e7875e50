import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Notice } from '../notice.tsx'

type Detected = { rawValue: string }
type Detector = { detect: (source: HTMLVideoElement) => Promise<Detected[]> }
type DetectorMaker = new (options: { formats: string[] }) => Detector

// Known to the browsers of most phones; typing the code works everywhere.
const makeDetector = (): Detector | null => {
  const { BarcodeDetector } = globalThis as typeof globalThis & { BarcodeDetector?: DetectorMaker }
  return BarcodeDetector ? new BarcodeDetector({ formats: ['qr_code'] }) : null
}

const betweenLooksMs = 300
const betweenSameMs = 4_000

// What a camera sees of codes: each told once while it stays in sight.
export function CodeCamera({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<'unknown' | 'refused' | null>(null)
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    const detector = makeDetector()
    if (!detector || !navigator.mediaDevices) return setProblem('unknown')
    let stream: MediaStream | null = null
    let isOver = false
    let last = { code: '', at: 0 }
    const look = async () => {
      if (isOver || !video.current) return
      const [found] = video.current.readyState >= 2 ? await detector.detect(video.current).catch(() => []) : []
      const isNew = found && (found.rawValue !== last.code || Date.now() - last.at > betweenSameMs)
      if (found && isNew && !isOver) {
        last = { code: found.rawValue, at: Date.now() }
        tell(found.rawValue)
      }
      setTimeout(() => void look(), betweenLooksMs)
    }
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (opened) => {
        stream = opened
        if (isOver || !video.current) return opened.getTracks().forEach((track) => track.stop())
        video.current.srcObject = opened
        void video.current.play().catch(() => {})
        void look()
      },
      () => setProblem('refused'),
    )
    return () => {
      isOver = true
      stream?.getTracks().forEach((track) => track.stop())
    }
  }, [])
  if (problem === 'unknown')
    return <Notice tone="info" title={t`This browser cannot read codes by camera. Type the code instead.`} />
  if (problem === 'refused')
    return <Notice tone="warn" title={t`The camera may not be used. Allow it in the browser, or type the code.`} />
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={t`Camera view`}
      className="mt-3 aspect-square w-full max-w-80 rounded-m bg-ink object-cover"
    />
  )
}
