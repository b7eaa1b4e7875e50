import { localStore } from './local-store.ts'

export type Theme = 'system' | 'light' | 'dark'

const isTheme = (value: unknown): value is Theme => value === 'system' || value === 'light' || value === 'dark'

const kept = localStore<Theme>({ key: 'theme', version: 1, fallback: 'system', isValid: isTheme })

const listeners = new Set<() => void>()

let chosen: Theme | null = null

export const currentTheme = (): Theme => (chosen ??= kept.read())

export function chooseTheme(theme: Theme): void {
  chosen = theme
  kept.write(theme)
  applyTheme()
  for (const listener of listeners) listener()
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// The system's choice needs no attribute: the tokens follow it by themselves.
export function applyTheme(): void {
  const theme = currentTheme()
  if (theme === 'system') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.dataset.theme = theme
}

const darkDevice = () => matchMedia('(prefers-color-scheme: dark)')

// What the device itself is set to.
export const deviceLook = (): 'light' | 'dark' => (darkDevice().matches ? 'dark' : 'light')

export function onDeviceChange(listener: () => void): () => void {
  const device = darkDevice()
  device.addEventListener('change', listener)
  return () => device.removeEventListener('change', listener)
}
