import { localStore } from './local-store.ts'

export type Theme = 'system' | 'light' | 'dark'

const isTheme = (value: unknown): value is Theme => value === 'system' || value === 'light' || value === 'dark'

const kept = localStore<Theme>({ key: 'theme', version: 1, fallback: 'system', isValid: isTheme })

export const currentTheme = (): Theme => kept.read()

export function chooseTheme(theme: Theme): void {
  kept.write(theme)
  applyTheme()
}

// The system's choice needs no attribute: the tokens follow it by themselves.
export function applyTheme(): void {
  const theme = kept.read()
  if (theme === 'system') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.dataset.theme = theme
}
