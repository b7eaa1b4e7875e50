import type { Storefront } from '@kedai/contracts/storefront.ts'
import { LazyImage } from '../../../lib/lazy-image.tsx'
import type { ShopPlace } from '../../../paths.ts'
import { FrontLink } from './front-link.tsx'

// The shop's face above its shelves; low on a phone, where the shelves begin on the first screen.
export const ShopBanner = ({ banner, shop }: { banner: Storefront['banner']; shop: ShopPlace }) =>
  banner && (
    <FrontLink
      link={banner.link}
      shop={shop}
      className="block aspect-[3/1] overflow-hidden rounded-l bg-sunken sm:aspect-[4/1]"
    >
      <LazyImage
        src={banner.image.url}
        srcSet={banner.image.srcset ?? undefined}
        sizes="(min-width: 72rem) 69rem, 100vw"
        alt={banner.image.alt}
        width={1600}
        height={533}
        eager
      />
    </FrontLink>
  )
