import type { CartProduct } from '@kedai/contracts/carts.ts'
import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import type { Storefront } from '@kedai/contracts/storefront.ts'
import { areaRules } from '@kedai/domain/carts/areas.ts'
import { useEffect, useState } from 'react'
import { StoredHtml } from '../../../content/stored-html.tsx'
import type { Result } from '../../../lib/http-result.ts'
import { LazyImage } from '../../../lib/lazy-image.tsx'
import { whenLanguageChanges } from '../../../lib/i18n.ts'
import type { ShopPlace } from '../../../paths.ts'
import { ListSkeleton } from '../../../ui/skeleton.tsx'
import type { AreaCart } from './area-cart.ts'
import { ProductOrder } from './product-order.tsx'
import { Refused } from './refused.tsx'

type Props = {
  viewId: string
  storefront: Storefront
  shop: ShopPlace
  area: ProgrammeArea
  store: AreaCart
  onTitle: (title: string) => void
}

// One product as the area sells it: pictures, what it costs by quantity, and the way into the area's cart.
export function AreaProductView({ viewId, storefront, shop, area, store, onTitle }: Props) {
  const [result, setResult] = useState<Result<CartProduct> | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let hasLeft = false
    // Choosing a product loads the cart too. (spec §4)
    const load = () =>
      void store.select(viewId).then((answer) => {
        if (hasLeft) return
        setResult(answer)
        if (answer.ok) onTitle(answer.data.title)
      })
    load()
    const stopHearing = whenLanguageChanges(load)
    return () => {
      hasLeft = true
      stopHearing()
    }
  }, [store, viewId, turn, onTitle])
  if (!result) return <ListSkeleton />
  if (!result.ok)
    return (
      <Refused
        failure={result}
        shop={shop}
        whatsapp={storefront.whatsapp_number}
        isBusy={false}
        onRetry={() => setTurn(turn + 1)}
      />
    )
  const product = result.data
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-10">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <Pictures product={product} attempts={areaRules(area).imageAttempts} />
        {product.content !== '' && <StoredHtml html={product.content} className="max-w-prose max-lg:hidden" />}
      </div>
      <ProductOrder product={product} shop={shop} area={area} store={store} />
      {product.content !== '' && <StoredHtml html={product.content} className="max-w-prose lg:hidden" />}
    </div>
  )
}

const Pictures = ({ product: { images, title }, attempts }: { product: CartProduct; attempts: number }) => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
    {images.map(({ url, srcset }, at) => (
      <li key={url} className="aspect-square overflow-hidden rounded-m bg-sunken">
        <LazyImage
          src={url}
          srcSet={srcset ?? undefined}
          sizes="(min-width: 40rem) 14rem, 50vw"
          alt={at === 0 ? title : ''}
          width={400}
          height={400}
          attempts={attempts}
        />
      </li>
    ))}
  </ul>
)
