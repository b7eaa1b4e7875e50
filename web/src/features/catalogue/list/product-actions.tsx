import type { ProductRow } from '@kedai/contracts/seller-products.ts'
import { useLingui } from '@lingui/react/macro'
import { Archive, ArchiveRestore, Copy, Ellipsis, Eye, EyeOff, Link2, Store, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Menu, type MenuAction } from '../../../ui/admin/menu.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { DeleteProduct } from './delete-product.tsx'
import { useCopyLink } from './use-copy-link.ts'
import { useDuplicate } from './use-duplicate.ts'
import { useStatusSteps } from './use-status-steps.ts'

// What can be done with one product without opening it. All but deleting can be taken back.
export function ProductActions({ product }: { product: ProductRow }) {
  const { t } = useLingui()
  const copy = useCopyLink()
  const { publish, unpublish, archive, restore } = useStatusSteps(product)
  const [isDeleting, setDeleting] = useState(false)
  const isOnSale = product.status === 'published'
  const duplicate = useDuplicate()
  const notOnSale = isOnSale ? null : t`Publish it first.`
  const link: MenuAction[] = [
    {
      label: t`Copy link`,
      icon: <Link2 aria-hidden />,
      onSelect: () => void copy(product.share_url),
      disabledBecause: notOnSale,
    },
    {
      label: t`See it as a buyer`,
      icon: <Store aria-hidden />,
      onSelect: () => window.open(product.share_url, '_blank', 'noreferrer'),
      disabledBecause: notOnSale,
    },
    { label: t`Make a copy`, icon: <Copy aria-hidden />, onSelect: () => void duplicate(product.id) },
  ]
  const steps: MenuAction[] =
    product.status === 'archived'
      ? [
          { label: t`Take out of the archive`, icon: <ArchiveRestore aria-hidden />, onSelect: restore },
          {
            label: t`Delete for good`,
            icon: <Trash2 aria-hidden />,
            isDangerous: true,
            onSelect: () => setDeleting(true),
            disabledBecause: product.sold > 0 ? t`It was sold, so it stays in the archive.` : null,
          },
        ]
      : [
          isOnSale
            ? { label: t`Take off sale`, icon: <EyeOff aria-hidden />, onSelect: unpublish }
            : { label: t`Publish`, icon: <Eye aria-hidden />, onSelect: publish },
          { label: t`Archive`, icon: <Archive aria-hidden />, onSelect: archive },
        ]
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t`More about ${product.title}`} className="-my-2">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        groups={[link, steps]}
      />
      {/* The row sets its end to the right; a question reads from the left. */}
      <div className="text-start">
        <DeleteProduct product={product} open={isDeleting} onClose={() => setDeleting(false)} />
      </div>
    </>
  )
}
