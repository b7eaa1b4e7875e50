import type { ItemView } from '@kedai/contracts/items.ts'
import { offerPercentage } from '@kedai/domain/catalogue/price-range.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { money } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Price } from '../../ui/price.tsx'

// Title and price: what a buyer must know before anything else. `chosen` is the variation picked so far.
export function ItemHeading({ view, chosen }: { view: ItemView; chosen: ItemView['items'][number] | null }) {
  const { item, items, shop } = view
  const shown = chosen ?? item
  const dearest = chosen ? null : dearestOf(items, item.price)
  const off = shown.compare_price === null ? 0 : offerPercentage(senOf(shown.compare_price), senOf(shown.price))
  return (
    <header className="grid gap-3">
      <h1 className="text-2xl">{item.title}</h1>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {((dearest && shown.compare_price !== null) || item.collection?.amount_type === 'open') && (
          <span className="text-sm text-ink-soft">
            <Trans>from</Trans>
          </span>
        )}
        <Price amount={shown.price} was={shown.compare_price} currency={shop.currency} size="l" />
        {dearest && shown.compare_price === null && (
          <span className="text-lg font-semibold whitespace-nowrap">– {money(dearest, shop.currency)}</span>
        )}
        {off > 0 && <Badge tone="warn">−{off}%</Badge>}
      </p>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft empty:hidden">
        {item.is_out_stock && (
          <Badge tone="danger">
            <Trans>Sold out</Trans>
          </Badge>
        )}
        {item.rating && <a className="py-2 underline" href="#reviews">{`★ ${item.rating} (${item.rating_count})`}</a>}
        {item.sold > 0 && (
          <span>
            <Plural value={item.sold} one="# sold" other="# sold" />
          </span>
        )}
      </p>
    </header>
  )
}

function dearestOf(items: ItemView['items'], cheapest: string): string | null {
  const dearest = items.reduce((most, { price }) => (senOf(price) > senOf(most) ? price : most), cheapest)
  return dearest === cheapest ? null : dearest
}

const senOf = (amount: string) => parseRinggit(amount) ?? noSen
