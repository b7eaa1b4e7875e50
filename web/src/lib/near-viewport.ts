// spec §9: preload factor 1.3, throttle 200 ms, cache of 200
export const PRELOAD_FACTOR = 1.3
export const THROTTLE_MS = 200
export const CACHE_SIZE = 200

const waiting = new Map<Element, () => void>()
const loaded = new Set<string>()
let timer: ReturnType<typeof setTimeout> | null = null

// Calls once when the element is within 1.3 screens of the top. Returns the way to stop waiting.
export function whenNear(element: Element, act: () => void): () => void {
  if (waiting.size === 0) listen('addEventListener')
  waiting.set(element, act)
  scheduleCheck()
  return () => forget(element)
}

export const isNear = (rect: { top: number; bottom: number }, screenHeight: number): boolean =>
  rect.top <= screenHeight * PRELOAD_FACTOR && rect.bottom >= -screenHeight * (PRELOAD_FACTOR - 1)

// Pictures seen lately need no waiting when they come back; the oldest of 200 is forgotten.
export function markLoaded(src: string): void {
  loaded.delete(src)
  loaded.add(src)
  const [oldest] = loaded
  if (loaded.size > CACHE_SIZE && oldest !== undefined) loaded.delete(oldest)
}

export const isLoaded = (src: string): boolean => loaded.has(src)

function scheduleCheck(): void {
  timer ??= setTimeout(look, THROTTLE_MS)
}

function look(): void {
  timer = null
  for (const [element, act] of [...waiting]) {
    if (!isNear(element.getBoundingClientRect(), innerHeight)) continue
    forget(element)
    act()
  }
}

function forget(element: Element): void {
  if (waiting.delete(element) && waiting.size === 0) listen('removeEventListener')
}

function listen(change: 'addEventListener' | 'removeEventListener'): void {
  window[change]('scroll', scheduleCheck, { passive: true, capture: true })
  window[change]('resize', scheduleCheck, { passive: true })
}
