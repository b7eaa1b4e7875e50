import type { ShopTheme } from '@kedai/contracts/theme.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { themeTokens } from '../../../lib/shop-theme.ts'
import { Button } from '../../../ui/button.tsx'

// A piece of the shop in its new clothes, by day or by night as the seller's own screen. Nothing in it can be pressed.
export const ThemePreview = ({
  theme,
  children,
}: {
  theme: Pick<ShopTheme, 'accent' | 'corners' | 'design'>
  children: ReactNode
}) => (
  <div
    inert
    className="grid grid-cols-[minmax(0,1fr)] gap-4 overflow-hidden rounded-m border border-line bg-paper pb-4 text-ink"
    style={themeTokens(theme)}
  >
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
)
