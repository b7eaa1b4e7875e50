import type { ItemView } from '@kedai/contracts/items.ts'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { adsChoice, chooseAds } from './ads-choice.ts'

// The shop's pixels on its item. Where the shop asks first, nothing of them is loaded before the visitor says yes.
export function PixelsOfItem({ view }: { view: ItemView }) {
  const { username, name } = view.shop
  const asks = view.conversion.asks_consent === true
  const [choice, setChoice] = useState(() => (asks ? adsChoice(username) : true))
  useEffect(() => {
    if (choice !== true) return
    let stop: (() => void) | null = null
    let isGone = false
    import('./item-pixels.ts')
      .then(({ startPixels }) => {
        if (!isGone) stop = startPixels(view)
      })
      .catch(() => {}) // nobody misses it
    return () => {
      isGone = true
      stop?.()
    }
    // Once an item: its price may change while it is looked at.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [view.item.view_id, choice])
  if (choice !== null) return null
  const choose = (allows: boolean) => {
    chooseAds(username, allows)
    setChoice(allows)
  }
  return (
    <section className="grid gap-3 rounded-l border border-line bg-card p-4 shadow-card">
      <p className="text-sm text-ink-soft">
        <Trans>Allow {name} to use cookies to measure its advertising? You can buy either way.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => choose(true)}>
          <Trans>Allow</Trans>
        </Button>
        <Button variant="quiet" onClick={() => choose(false)}>
          <Trans>No, thanks</Trans>
        </Button>
      </div>
    </section>
  )
}
