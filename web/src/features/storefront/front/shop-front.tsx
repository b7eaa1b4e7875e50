import type { Storefront } from '@kedai/contracts/storefront.ts'
import { LazyImage } from '../../../lib/lazy-image.tsx'
import type { ShopPlace } from '../../../paths.ts'
import { FrontLink } from './front-link.tsx'
import { Slides } from './slides.tsx'

type Front = Pick<Storefront, 'banner' | 'sliders'>

// What the shop shows before its shelves: its banner, and its slides.
export function ShopFront({ front: { banner, sliders }, shop }: { front: Front; shop: ShopPlace }) {
  if (!banner && sliders.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {banner && (
        <FrontLink
          link={banner.link}
          shop={shop}
          className="block aspect-[3/1] overflow-hidden rounded-l bg-sunken sm:aspect-[4/1]"
        >
          <LazyImage
            src={banner.image.url}
            srcSet={banner.image.srcset ?? undefined}
            sizes={frontSizes}
            alt={banner.image.alt}
            width={1600}
            height={533}
            eager
          />
        </FrontLink>
      )}
      {sliders.length > 0 && <Slides slides={sliders} shop={shop} isFirst={!banner} />}
    </div>
  )
}

const frontSizes = '(min-width: 72rem) 69rem, 100vw'
