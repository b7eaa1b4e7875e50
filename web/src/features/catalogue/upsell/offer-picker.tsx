import type { OfferableVariation } from '@kedai/contracts/seller-products.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { money } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { AffixedInput } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ListSkeleton } from '../../../ui/skeleton.tsx'
import { offerableQuery } from '../api.ts'

type Props = { chosen: string | null; onChoose: (variation: OfferableVariation) => void }

// What is offered, found by typing among what the shop has on sale.
export function OfferPicker({ chosen, onChoose }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 rounded-m border border-line bg-paper px-3 py-2">
        <span className="min-w-0 text-sm font-semibold">
          {chosen ?? <span className="font-normal text-ink-soft">{t`Not selected yet`}</span>}
        </span>
        <Button data-wire="click_upsell.offered_variation_id" onClick={() => setOpen(true)}>
          {chosen === null ? t`Choose` : t`Change`}
        </Button>
      </div>
      {isOpen && (
        <Drawer open onClose={() => setOpen(false)} title={t`Product to offer`}>
          <Offers
            onChoose={(variation) => {
              onChoose(variation)
              setOpen(false)
            }}
          />
        </Drawer>
      )}
    </>
  )
}

function Offers({ onChoose }: { onChoose: (variation: OfferableVariation) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [term, setTerm] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed.trim()), 300)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, error } = useQuery(offerableQuery(term))
  return (
    <div className="grid min-h-80 content-start gap-3">
      <AffixedInput
        type="search"
        aria-label={t`Search your products`}
        placeholder={t`Search your products`}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        before={<Search aria-hidden className="size-5" />}
      />
      {error && <Notice tone="danger" title={error.message} />}
      {!data && !error && <ListSkeleton rows={5} />}
      {data?.length === 0 && (
        <p className="py-6 text-center text-sm text-ink-soft">
          {term === '' ? (
            <Trans>Publish another product first; then it can be offered here.</Trans>
          ) : (
            <Trans>No products on sale match “{term}”.</Trans>
          )}
        </p>
      )}
      <ul className="grid gap-1">
        {data?.map((variation) => (
          <li key={variation.id}>
            <button
              type="button"
              className="flex w-full items-center gap-3 rounded-m p-2 text-left hover:bg-sunken"
              onClick={() => onChoose(variation)}
            >
              {variation.image ? (
                <img src={variation.image} alt="" className="size-12 rounded-s object-cover" />
              ) : (
                <span className="size-12 rounded-s bg-sunken" />
              )}
              <span className="min-w-0 flex-1 text-sm">
                <span className="line-clamp-2 font-semibold">{variation.title}</span>
                <span className="text-xs text-ink-soft">
                  {variation.options !== '' && <>{variation.options} · </>}
                  {variation.stock === null ? (
                    <Trans>not counted</Trans>
                  ) : (
                    <Plural value={variation.stock} one="# left" other="# left" />
                  )}
                </span>
              </span>
              <span className="shrink-0 text-sm font-semibold">{money(variation.price)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
