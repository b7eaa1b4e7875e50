import type { SellerProduct } from '@kedai/contracts/seller-products.ts'
import { Trans } from '@lingui/react/macro'
import { ArchiveRestore } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { useStatusSteps } from '../list/use-status-steps.ts'

// In the archive a product can be looked up, and taken out again.
export function ArchivedProduct({ product }: { product: SellerProduct }) {
  const { restore } = useStatusSteps(product)
  const [cover] = product.images
  return (
    <Empty
      title={<Trans>This product is in the archive</Trans>}
      picture={cover && <img src={cover.srcset?.split(' ')[0] ?? cover.url} alt={cover.alt} width={160} height={160} className="size-40 rounded-l object-cover opacity-70" />}
      action={
        <Button variant="primary" onClick={restore}>
          <ArchiveRestore aria-hidden className="size-4" />
          <Trans>Take out of the archive</Trans>
        </Button>
      }
    >
      <Trans>Nobody can buy it. Past orders keep it. Out of the archive it is a draft that you can change and publish.</Trans>
    </Empty>
  )
}
