import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { productQuery } from '../../features/catalogue/api.ts'
import { ArchivedProduct } from '../../features/catalogue/form/archived-product.tsx'
import { ProductForm } from '../../features/catalogue/form/product-form.tsx'
import { StatusMenu } from '../../features/catalogue/form/status-menu.tsx'
import { lastList } from '../../features/catalogue/list/list-address.ts'
import { ViralLockSection } from '../../features/settings/seller/growth/viral-lock-section.tsx'
import { useHead } from '../../lib/head.ts'
import { Refusal } from '../../lib/http-result.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { FormPage } from '../../ui/admin/form-page.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { ProductPreview } from './product-preview-later.tsx'

export default function ProductPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const queryClient = useQueryClient()
  const { data: product, error, refetch } = useQuery(productQuery(id))
  const title = product?.title ?? t`Edit product`
  useHead({ title, isPrivate: true })
  const back = { to: sellerPaths.products(lastList.read()), label: t`Products` }
  if (!product) {
    const isMissing = error instanceof Refusal && (error.failure.code === 404 || error.failure.code === 422)
    return (
      <FormPage title={t`Edit product`} back={back}>
        {!error && <ListSkeleton rows={6} />}
        {isMissing && (
          <Empty
            title={t`There is no such product in this shop`}
            action={<ButtonLink to={sellerPaths.products()}>{t`Show all products`}</ButtonLink>}
          />
        )}
        {error && !isMissing && <LoadFailed error={error} onRetry={refetch} />}
      </FormPage>
    )
  }
  return (
    <FormPage title={title} back={back} actions={<StatusMenu product={product} />}>
      {product.status === 'archived' ? (
        <ArchivedProduct product={product} />
      ) : (
        <>
          <ProductForm
            key={product.id}
            product={product}
            type="ecommerce"
            Preview={ProductPreview}
            onSaved={(saved) => queryClient.setQueryData(productQuery(id).queryKey, saved)}
          />
          <ViralLockSection productId={id} />
        </>
      )}
    </FormPage>
  )
}
