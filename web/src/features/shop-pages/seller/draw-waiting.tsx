import type { WaitingBlock } from '@kedai/contracts/shop-pages.ts'
import { useLingui } from '@lingui/react/macro'
import { blockKinds } from './block-kinds.ts'

// In a preview, where buyers see nothing yet: which block it is and what it waits for. One function, so that nothing is drawn anew for it.
export const drawWaiting = (block: WaitingBlock) => <Waiting block={block} />

function Waiting({ block: { of, message } }: { block: WaitingBlock }) {
  const { t } = useLingui()
  const kind = blockKinds.find(({ type }) => type === of)
  const Picture = kind?.Picture
  return (
    <div className="flex items-center gap-3 rounded-l border-2 border-dashed border-line-strong bg-sunken p-4 text-sm">
      {Picture && <Picture aria-hidden className="size-6 shrink-0 text-ink-soft" />}
      <p className="min-w-0">
        {kind && <strong className="block">{t(kind.label)}</strong>}
        {message}
      </p>
    </div>
  )
}
