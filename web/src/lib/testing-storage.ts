import { vi } from 'vitest'

// Storage of a browser, for tests; `blocked` throws as private windows and strict settings do.
export function stubStorage({ blocked = false } = {}): Map<string, string> {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const refuse = () => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  }
  const area = blocked ? { getItem: refuse, setItem: refuse, removeItem: refuse } : storage
  vi.stubGlobal('localStorage', area)
  vi.stubGlobal('sessionStorage', area)
  return kept
}
