import { useLingui } from '@lingui/react/macro'
import { Moon, Sun, SunMoon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { type Theme, chooseTheme, currentTheme, onThemeChange } from '../lib/theme.ts'
import { IconButton } from '../ui/icon-button.tsx'

const next = { system: 'light', light: 'dark', dark: 'system' } satisfies Record<Theme, Theme>

// Goes round: as the phone has it, light, dark.
export function ThemeSwitch() {
  const { t } = useLingui()
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'system' as const)
  const label = { system: t`Colours: as on this device`, light: t`Colours: light`, dark: t`Colours: dark` }[theme]
  const Picture = { system: SunMoon, light: Sun, dark: Moon }[theme]
  return (
    <IconButton label={label} onClick={() => chooseTheme(next[theme])}>
      <Picture aria-hidden />
    </IconButton>
  )
}
