import type { SellerCategory } from '@kedai/contracts/seller-products.ts'
import { publicPath, srcsetOf } from '../../../platform/files/links.ts'
import { revisionOf } from '../../../platform/http/revision.ts'
import type { CountedCategory } from './queries/categories.ts'

export const presentCategory = ({ id, name, slug, parent_id, products, image }: CountedCategory): SellerCategory => ({
  id,
  name,
  slug,
  parent_id,
  products,
  revision: revisionOf({ name, image: image && image.id }),
  image: image && {
    id: image.id,
    url: publicPath(image.key),
    alt: name,
    width: image.width,
    height: image.height,
    srcset: srcsetOf(image.key, image.widths),
  },
})
