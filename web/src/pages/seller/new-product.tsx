import { isOffered, productTypeNames } from '@kedai/domain/product-types/product-types.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearchParams } from 'react-router'
import { ProductForm } from '../../features/catalogue/form/product-form.tsx'
import { TypeChoice } from '../../features/catalogue/form/type-choice.tsx'
import { lastList } from '../../features/catalogue/list/list-address.ts'
import { useHead } from '../../lib/head.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { sellerTypes } from '../../product-types/registry/seller/seller-types.tsx'
import { FormPage } from '../../ui/admin/form-page.tsx'
import { Page } from '../../ui/page.tsx'
import { ProductPreview } from './product-preview-later.tsx'

// The type stands in the address: without one it is chosen first.
export default function NewProductPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const type = productTypeNames.find(
    (name) => name === search.get('type') && isOffered(name) && sellerTypes[name].Fields !== null,
  )
  useHead({ title: t`New product`, isPrivate: true })
  const back = { to: sellerPaths.products(lastList.read()), label: t`Products` }
  if (!type) {
    return (
      <Page title={t`New product`} lead={<Trans>What kind of thing do you sell?</Trans>} back={back}>
        <TypeChoice />
      </Page>
    )
  }
  return (
    <FormPage title={t`New product`} back={{ to: sellerPaths.newProduct(), label: t`Choose another type` }}>
      <ProductForm
        product={null}
        type={type}
        Preview={ProductPreview}
        onSaved={({ id }) => void navigate(sellerPaths.product(String(id)), { replace: true })}
      />
    </FormPage>
  )
}
