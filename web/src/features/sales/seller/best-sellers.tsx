import type { Sales } from '@kedai/contracts/sales.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { Package } from 'lucide-react'
import { money } from '../../../lib/format.ts'
import { LazyImage } from '../../../lib/lazy-image.tsx'
import { paths } from '../../../paths.ts'
import { PageLink } from '../../../ui/page-link.tsx'

// What sold most in the period; each opens its product.
export function BestSellers({ products }: { products: Sales['best_sellers'] }) {
  if (products.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Nothing was sold and paid in these days yet.</Trans>
      </p>
    )
  }
  return (
    <ol className="-my-2 divide-y divide-line">
      {products.map(({ id, title, image, units, sales }) => (
        <li key={id}>
          <PageLink to={paths.seller.product(String(id))} className="flex min-h-16 items-center gap-3 rounded-s py-2 hover:bg-sunken">
            <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-s bg-sunken text-ink-faint">
              {image ? <LazyImage src={image} alt="" width={88} height={88} /> : <Package aria-hidden className="size-5" />}
            </span>
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 text-sm leading-snug font-medium">{title}</span>
              <span className="text-xs text-ink-soft">
                <Plural value={units} one="# sold" other="# sold" />
              </span>
            </span>
            <span className="text-sm font-semibold whitespace-nowrap tabular-nums">{money(sales)}</span>
          </PageLink>
        </li>
      ))}
    </ol>
  )
}
