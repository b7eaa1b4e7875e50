import type { Sales } from '@kedai/contracts/sales.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Package } from 'lucide-react'
import { money } from '../../../lib/format.ts'
import { LazyImage } from '../../../lib/lazy-image.tsx'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { PageLink } from '../../../ui/page-link.tsx'

// What sold most in the period: the name opens the product, the figures the orders that they count.
export function BestSellers({
  products,
  days: { from, to },
}: {
  products: Sales['best_sellers']
  days: { from: string; to: string }
}) {
  const { t } = useLingui()
  if (products.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        <Trans>No paid sales in this period.</Trans>
      </p>
    )
  }
  return (
    <ol className="-my-2 divide-y divide-line">
      {products.map(({ id, title, image, units, sales }) => (
        <li key={id} className="flex min-h-16 items-center gap-1">
          <PageLink
            to={sellerPaths.product(String(id))}
            className="flex min-w-0 flex-1 items-center gap-3 self-stretch rounded-s py-2 hover:bg-sunken"
          >
            <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-s bg-sunken text-ink-faint">
              {image ? (
                <LazyImage src={image} alt="" width={88} height={88} />
              ) : (
                <Package aria-hidden className="size-5" />
              )}
            </span>
            <span className="line-clamp-2 min-w-0 flex-1 text-sm leading-snug font-medium">{title}</span>
          </PageLink>
          <PageLink
            to={sellerPaths.orders({ status: 'sold', from, to, product: id })}
            aria-label={t`Orders of ${title}: ${units} sold, ${money(sales)}`}
            className="flex shrink-0 flex-col items-end justify-center self-stretch rounded-s px-2 hover:bg-sunken"
          >
            <span className="text-sm font-semibold whitespace-nowrap tabular-nums">{money(sales)}</span>
            <span className="text-xs text-ink-soft underline decoration-line-strong underline-offset-2">
              <Plural value={units} one="# sold" other="# sold" />
            </span>
          </PageLink>
        </li>
      ))}
    </ol>
  )
}
