import { useLingui } from '@lingui/react/macro'
import { Moon, Sun, SunMoon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { type Theme, chooseTheme, currentTheme, deviceLook, onDeviceChange, onThemeChange } from '../lib/theme.ts'
import { IconButton } from '../ui/icon-button.tsx'

// The first press changes what is seen; then the other one, then as the device has it again.
const rounds: Record<'light' | 'dark', Record<Theme, Theme>> = {
  light: { system: 'dark', dark: 'light', light: 'system' },
  dark: { system: 'light', light: 'dark', dark: 'system' },
}

export function ThemeSwitch() {
  const labels = useThemeLabels()
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'system' as const)
  // Name and picture both tell what a press does.
  const wanted = rounds[useSyncExternalStore(onDeviceChange, deviceLook, () => 'light' as const)][theme]
  const Picture = { system: SunMoon, light: Sun, dark: Moon }[wanted]
  return (
    <IconButton label={labels[wanted]} onClick={() => chooseTheme(wanted)}>
      <Picture aria-hidden />
    </IconButton>
  )
}

// What a press does.
export function useThemeLabels(): Record<Theme, string> {
  const { t } = useLingui()
  return {
    system: t`Switch to this device’s colours`,
    light: t`Switch to light colours`,
    dark: t`Switch to dark colours`,
  }
}
