import { useSyncExternalStore } from 'react'

// What Chromium hands over once the app can be installed; TypeScript does not know it.
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

let offered: InstallPrompt | null = null
const whoHears = new Set<() => void>()

function keep(prompt: InstallPrompt | null): void {
  offered = prompt
  for (const hear of whoHears) hear()
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault() // it stands in the menu instead of over the screen
    keep(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => keep(null))
}

const listen = (hear: () => void) => {
  whoHears.add(hear)
  return () => whoHears.delete(hear)
}

/** Asks the browser to install the app; null where it offers nothing, or the app is there already. */
export function useInstall(): (() => Promise<void>) | null {
  const prompt = useSyncExternalStore(
    listen,
    () => offered,
    () => null,
  )
  return (
    prompt &&
    (async () => {
      await prompt.prompt()
      keep(null) // an offer holds for one press
    })
  )
}

export const isInstalled = (): boolean =>
  typeof window !== 'undefined' && window.matchMedia('(display-mode: standalone)').matches

// Where apps are put on the home screen by hand. A tablet of Apple says that it is a desk computer, which has no fingers.
export const isApplePhone = (): boolean =>
  typeof navigator !== 'undefined' &&
  (/iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1))
