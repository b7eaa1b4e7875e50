import { useEffect, useRef, useState } from 'react'
import { attempt } from '../../../lib/local-store.ts'
import { type Bell, createBell } from './bell.ts'

const againMs = 4_000
const voice = 'kedai.desk.voice'

// Rings again and again while something waits, in one tab of the browser alone. While the sound is on, the screen stays awake.
export function useBell(isRinging: boolean) {
  const bell = useRef<Bell | null>(null)
  const [isOn, setIsOn] = useState(false)
  const [hasVoice, setHasVoice] = useState(false)
  const [canStayAwake, setCanStayAwake] = useState(true)
  useEffect(() => setCanStayAwake('wakeLock' in navigator), [])
  useEffect(() => {
    if (!isOn) return
    // Where a browser has no locks, each of its tabs rings.
    if (!('locks' in navigator)) return setHasVoice(true)
    const over = new AbortController()
    let release = (): void => {}
    navigator.locks
      .request(voice, { signal: over.signal }, () => {
        setHasVoice(true)
        return new Promise<void>((done) => (release = done))
      })
      .catch(() => {}) // given up before its turn
    return () => {
      over.abort()
      release()
      setHasVoice(false)
    }
  }, [isOn])
  useEffect(() => {
    if (!isRinging || !hasVoice) return
    bell.current?.ring()
    const timer = setInterval(() => bell.current?.ring(), againMs)
    return () => clearInterval(timer)
  }, [isRinging, hasVoice])
  useEffect(() => (isOn ? keepAwake() : undefined), [isOn])
  useEffect(() => () => bell.current?.close(), [])
  return {
    isOn,
    // Else the device’s own settings say when its screen goes dark.
    canStayAwake,
    // In a press alone.
    async turn(on: boolean): Promise<void> {
      if (on) bell.current ??= createBell()
      setIsOn(on && ((await bell.current?.unlock()) ?? false))
      if (on) bell.current?.ring()
    },
  }
}

// The system takes the lock back whenever the page is hidden.
function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {}
  let lock: WakeLockSentinel | null = null
  let isOver = false
  const take = async () => {
    if (document.visibilityState !== 'visible' || isOver) return
    lock = await navigator.wakeLock.request('screen').catch(() => null) // such as a battery that runs out
    if (isOver) void lock?.release()
  }
  void take()
  document.addEventListener('visibilitychange', take)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', take)
    attempt(() => void lock?.release(), undefined)
  }
}
