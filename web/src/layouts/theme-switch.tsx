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
  // Name and picture both tell what a press does.
  const wanted = next[theme]
  const label = { system: t`Use this device’s colours`, light: t`Use light colours`, dark: t`Use dark colours` }[wanted]
  const Picture = { system: SunMoon, light: Sun, dark: Moon }[wanted]
  return (
    <IconButton label={label} onClick={() => chooseTheme(wanted)}>
      <Picture aria-hidden />
    </IconButton>
  )
}
