import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import { AreaProductView } from '../../features/resellers/own/area-product.tsx'
import { paths } from '../../paths.ts'
import { useParams } from '../../ui/navigation.ts'
import { ResellerFrame, frameQueries } from './reseller-frame.tsx'

export const queries = frameQueries

export default function ResellerProductPage() {
  const { t } = useLingui()
  const { viewId = '' } = useParams()
  const [title, setTitle] = useState<string | null>(null)
  return (
    <ResellerFrame
      title={title ?? t`Product`}
      width="public"
      back={(shop, area) => ({ to: paths.area(shop, area, 'products'), label: t`All products` })}
    >
      {(at) => (
        <AreaProductView
          key={viewId}
          viewId={viewId}
          onTitle={setTitle}
          store={cartStoreOf({ area: at.area, username: at.shop.username })}
          {...at}
        />
      )}
    </ResellerFrame>
  )
}
