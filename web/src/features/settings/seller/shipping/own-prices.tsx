import type { OwnPrice } from '@kedai/contracts/seller-shipping.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { money } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Section } from '../../../../ui/page.tsx'
import { type Send, tellFailure } from '../use-send.ts'
import { root } from './api.ts'
import { OwnPriceDialog } from './own-price-dialog.tsx'

// Products that the rates do not price: furniture, a letter, a gift sent free.
export function OwnPrices({ prices, send }: { prices: readonly OwnPrice[]; send: Send }) {
  const { t } = useLingui()
  const [editing, setEditing] = useState<OwnPrice | 'new' | null>(null)
  const remove = async ({ product_id, price, per }: OwnPrice) => {
    const path = `${root}/own-prices/${product_id}`
    tellFailure(
      await send('DELETE', path, undefined, {
        label: t`Undo`,
        run: () => void send('PUT', path, { price, per }).then(tellFailure),
      }),
    )
  }
  return (
    <Section title={<Trans>Products with their own price</Trans>}>
      <p className="-mt-2 mb-3 text-sm text-ink-soft">
        <Trans>They are sent to every zone for this price, and the rates above leave them out.</Trans>
      </p>
      {prices.length > 0 && (
        <ul className="mb-3 divide-y divide-line border-y border-line">
          {prices.map((own) => (
            <li key={own.product_id} className="flex items-center gap-2 py-2 text-sm">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <span className="font-semibold">{own.title}</span>
                <span className="block text-ink-soft">
                  {own.per === 'piece' ? (
                    <Trans>{money(own.price)} a piece</Trans>
                  ) : (
                    <Trans>{money(own.price)} an order</Trans>
                  )}
                </span>
              </span>
              <IconButton label={t`Edit ${own.title}`} onClick={() => setEditing(own)}>
                <Pencil aria-hidden />
              </IconButton>
              <IconButton label={t`Remove ${own.title}`} onClick={() => void remove(own)}>
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => setEditing('new')}>
        <Plus aria-hidden className="size-4" />
        <Trans>Choose a product</Trans>
      </Button>
      {editing && (
        <OwnPriceDialog own={editing === 'new' ? null : editing} send={send} onClose={() => setEditing(null)} />
      )}
    </Section>
  )
}
