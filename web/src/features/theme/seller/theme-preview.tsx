import type { ShopTheme } from '@kedai/contracts/theme.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { themeTokens } from '../../../lib/shop-theme.ts'
import { Button } from '../../../ui/button.tsx'

type Scheme = 'light' | 'dark'

// A piece of the shop in its new clothes, by day or by night. Nothing in it can be pressed.
export function ThemePreview({ theme, children }: { theme: Pick<ShopTheme, 'accent' | 'corners'>; children: ReactNode }) {
  const { t } = useLingui()
  const [scheme, setScheme] = useState<Scheme>('light')
  const schemes: { value: Scheme; label: string }[] = [{ value: 'light', label: t`By day` }, { value: 'dark', label: t`By night` }]
  return (
    <>
      <div className="flex gap-2">
        {schemes.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={scheme === value}
            onClick={() => setScheme(value)}
            className="min-h-11 rounded-full border border-line-strong px-4 text-sm font-semibold hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          >
            {label}
          </button>
        ))}
      </div>
      <div inert className="grid grid-cols-[minmax(0,1fr)] gap-4 overflow-hidden rounded-m border border-line bg-paper pb-4 text-ink" style={{ colorScheme: scheme, ...themeTokens(theme) }}>
        <div className="awning" />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4">
          {children}
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="primary">
              <Trans>Order now</Trans>
            </Button>
            <Button variant="quiet">
              <Trans>Ask a question</Trans>
            </Button>
          </div>
        </div>
      </div>
    </>
  )
}
