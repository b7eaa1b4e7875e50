// Small values kept on this device. Storage may be blocked or full: reading then gives the fallback and writing does nothing.
export type LocalStore<T> = { read: () => T; write: (value: T) => void; clear: () => void }

type Options<T> = {
  key: string
  // Part of what is kept: values written by an older version are left alone.
  version: number
  fallback: T
  isValid: (value: unknown) => value is T
  area?: () => Storage
}

export function localStore<T>({
  key,
  version,
  fallback,
  isValid,
  area = () => localStorage,
}: Options<T>): LocalStore<T> {
  return {
    read: () => attempt(() => parse(area().getItem(key)), fallback),
    write: (value) => attempt(() => area().setItem(key, JSON.stringify({ version, value })), undefined),
    clear: () => attempt(() => area().removeItem(key), undefined),
  }

  function parse(text: string | null): T {
    const kept: unknown = text === null ? null : JSON.parse(text)
    if (
      typeof kept !== 'object' ||
      kept === null ||
      !('version' in kept) ||
      kept.version !== version ||
      !('value' in kept)
    )
      return fallback
    return isValid(kept.value) ? kept.value : fallback
  }
}

export function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action()
  } catch {
    return fallback
  }
}
