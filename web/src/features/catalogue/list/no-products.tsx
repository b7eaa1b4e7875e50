import { Trans } from '@lingui/react/macro'
import { sellerPaths, type ProductListSearch } from '../../../lib/seller/seller-paths.ts'
import { isNarrowed } from './list-address.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'

// An empty list says why it is empty: nothing yet, or nothing that matches.
export function NoProducts({ search }: { search: ProductListSearch }) {
  if (search.term) {
    return (
      <Empty title={<Trans>No product matches “{search.term}”</Trans>} action={<ShowAll />}>
        <Trans>Look for words of a name, or for a whole SKU.</Trans>
      </Empty>
    )
  }
  if (search.status === 'archived') return <Empty title={<Trans>The archive is empty</Trans>} action={<ShowAll />} />
  if (isNarrowed(search) || (search.page ?? 1) > 1)
    return <Empty title={<Trans>No products here</Trans>} action={<ShowAll />} />
  return (
    <Empty
      title={<Trans>No products yet</Trans>}
      action={
        <ButtonLink variant="primary" size="l" to={sellerPaths.newProduct()}>
          <Trans>Add your first product</Trans>
        </ButtonLink>
      }
    >
      <Trans>A name, a picture and a price are enough. You get a link to share in WhatsApp.</Trans>
    </Empty>
  )
}

const ShowAll = () => (
  <ButtonLink to={sellerPaths.products()}>
    <Trans>Show all products</Trans>
  </ButtonLink>
)
