import { type AreaName, areaRules } from '@kedai/domain/carts/areas.ts'
import { type ShopPlace, paths } from '../../paths.ts'

export type CartPlaces = {
  // Where one goes on choosing.
  shelf: string
  item: (viewId: string) => string
  cart: string
  checkout: string
}

// The pages around the cart of an area: the shop's own, or those of its resellers.
export const cartPlaces = (area: AreaName, shop: ShopPlace): CartPlaces =>
  areaRules(area).buyer === 'anyone'
    ? {
        shelf: paths.storefront(shop),
        item: (viewId) => paths.item(shop, viewId),
        cart: paths.cart(shop),
        checkout: paths.checkout(shop),
      }
    : {
        shelf: paths.area(shop, area, 'products'),
        item: (viewId) => paths.areaItem(shop, area, viewId),
        cart: paths.area(shop, area, 'cart'),
        checkout: paths.area(shop, area, 'checkout'),
      }
