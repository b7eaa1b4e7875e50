import type { SellerProduct } from '@kedai/contracts/seller-products.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArchiveRestore, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { DeleteProduct } from '../list/delete-product.tsx'
import { useStatusSteps } from '../list/use-status-steps.ts'

// In the archive a product can be looked up, and taken out again or deleted.
export function ArchivedProduct({ product }: { product: SellerProduct }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const { restore } = useStatusSteps(product)
  const [cover] = product.images
  return (
    <Empty
      title={<Trans>This product is in the archive</Trans>}
      picture={
        cover && (
          <img
            src={cover.srcset?.split(' ')[0] ?? cover.url}
            alt={cover.alt}
            width={160}
            height={160}
            className="size-40 rounded-l object-cover opacity-70"
          />
        )
      }
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="primary" onClick={restore}>
            <ArchiveRestore aria-hidden className="size-4" />
            <Trans>Take out of the archive</Trans>
          </Button>
          <Button
            onClick={() => setDeleting(true)}
            disabledBecause={product.sold > 0 && t`It was sold, so it stays in the archive.`}
          >
            <Trash2 aria-hidden className="size-4" />
            <Trans>Delete for good</Trans>
          </Button>
          <DeleteProduct
            product={product}
            open={isDeleting}
            onClose={() => setDeleting(false)}
            onDeleted={() => void navigate(sellerPaths.products(), { replace: true })}
          />
        </div>
      }
    >
      <Trans>
        Archived products cannot be bought. Past orders are not affected. Restore it as a draft to edit and publish it
        again.
      </Trans>
    </Empty>
  )
}
