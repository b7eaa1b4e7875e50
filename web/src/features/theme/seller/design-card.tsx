import type { Design } from '@kedai/contracts/theme.ts'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { headingLetters, sideTokens } from '../../../lib/shop-theme.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

type Look = Parameters<typeof sideTokens>[0]
type Props = { design: Design; look: Look; isBusy: boolean; onApply: () => void }

// One design: a piece of a shop in it by day and by night.
export const DesignCard = ({ design, look, isBusy, onApply }: Props) => (
  <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-l border border-line bg-card p-4">
    <div inert className="grid grid-cols-2 gap-2">
      <Piece look={look} side="light" />
      <Piece look={look} side="dark" />
    </div>
    <div>
      <h2 className="flex flex-wrap items-center gap-2 text-lg">
        {design.title}
        {design.is_current && (
          <Badge tone="good">
            <Trans>In use</Trans>
          </Badge>
        )}
        {design.is_previous && (
          <Badge>
            <Trans>Before</Trans>
          </Badge>
        )}
      </h2>
      <p className="text-sm text-ink-soft">{design.description}</p>
    </div>
    <Button variant={design.is_current ? 'quiet' : 'secondary'} busy={isBusy} onClick={onApply}>
      {design.is_current ? <Trans>Put it on afresh</Trans> : <Trans>Use this design</Trans>}
    </Button>
  </article>
)

function Piece({ look, side }: { look: Look; side: 'light' | 'dark' }) {
  const style: ComponentProps<'div'>['style'] = { ...sideTokens(look, side), colorScheme: side }
  return (
    <div
      style={style}
      className="grid content-start gap-2 overflow-hidden rounded-m border border-line bg-paper p-3 text-ink"
    >
      <div className="-mx-3 -mt-3 h-2 bg-accent" />
      <p className="text-base font-bold" style={{ fontFamily: headingLetters(look) }}>
        <Trans>Batik shawl</Trans>
      </p>
      <div className="grid gap-1 rounded-l bg-card p-2 shadow-card">
        <div className="h-10 rounded-m bg-accent-soft" />
        <p className="text-sm font-semibold">RM45.00</p>
        <p className="text-xs text-ink-soft">
          <Trans>Pure cotton</Trans>
        </p>
      </div>
      <span className="grid min-h-9 place-items-center rounded-m bg-accent px-2 py-1 text-center text-sm font-semibold text-on-accent">
        <Trans>Order now</Trans>
      </span>
    </div>
  )
}
