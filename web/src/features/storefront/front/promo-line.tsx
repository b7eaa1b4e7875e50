import type { Storefront } from '@kedai/contracts/storefront.ts'
import { Megaphone } from 'lucide-react'
import type { ShopPlace } from '../../../paths.ts'
import { FrontLink } from './front-link.tsx'

// One line above everything, for as long as it holds.
export const PromoLine = ({ promo, shop }: { promo: NonNullable<Storefront['promo_banner']>; shop: ShopPlace }) => (
  <FrontLink
    link={promo.link}
    shop={shop}
    className="flex min-h-11 items-center justify-center gap-2 rounded-m bg-gold-soft px-4 py-2 text-center text-sm font-semibold text-balance text-gold-ink [a&]:underline [a&]:underline-offset-3"
  >
    <Megaphone aria-hidden className="size-4.5 shrink-0" />
    {promo.text}
  </FrontLink>
)
