import { useEffect, useState } from 'react'
import { localStore } from '../../../lib/local-store.ts'

const root = () => document.documentElement

// In this tab, so that a reload comes back to it: the browser itself lets no page fill the screen without a press.
const kept = localStore<boolean>({
  key: 'kedai.desk.kiosk',
  version: 1,
  fallback: false,
  isValid: (value): value is boolean => typeof value === 'boolean',
  area: () => sessionStorage,
})

// The desk without the bar, on the whole screen where the browser can. Left by the button, by Esc, or as the screen is left.
export function useKiosk() {
  const [isOn, setOn] = useState(false)
  useEffect(() => setOn(kept.read()), [])
  const turn = (on: boolean) => {
    kept.write(on)
    setOn(on)
    if (on) void attemptTo(() => root().requestFullscreen())
    else leaveFullscreen()
  }
  useEffect(() => {
    if (!isOn) return
    root().toggleAttribute('data-kiosk', true)
    let isLeaving = false
    const leave = () => {
      if (isLeaving) return
      kept.write(false)
      setOn(false)
    }
    const onPageHide = () => (isLeaving = true)
    const onFullscreen = () => void (document.fullscreenElement === null && leave())
    // While it fills the screen, the browser takes Esc for itself.
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) leave()
    }
    addEventListener('pagehide', onPageHide)
    document.addEventListener('fullscreenchange', onFullscreen)
    document.addEventListener('keydown', onKey)
    return () => {
      removeEventListener('pagehide', onPageHide)
      document.removeEventListener('fullscreenchange', onFullscreen)
      document.removeEventListener('keydown', onKey)
      root().removeAttribute('data-kiosk')
      leaveFullscreen()
    }
  }, [isOn])
  return { isOn, turn }
}

const leaveFullscreen = () => void (document.fullscreenElement && attemptTo(() => document.exitFullscreen()))

// Such as an iPhone, which fills the screen with films alone: without the bar it is of use all the same.
async function attemptTo(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch {}
}
