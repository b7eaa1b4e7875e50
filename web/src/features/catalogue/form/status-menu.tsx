import type { SellerProduct } from '@kedai/contracts/seller-products.ts'
import { useLingui } from '@lingui/react/macro'
import { Archive, ArchiveRestore, Copy, Ellipsis, EyeOff } from 'lucide-react'
import { Menu } from '../../../ui/admin/menu.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useDuplicate } from '../list/use-duplicate.ts'
import { useStatusSteps } from '../list/use-status-steps.ts'

// Off sale and archive, for the product that is open. Publishing is the form's own button.
export function StatusMenu({ product }: { product: SellerProduct }) {
  const { t } = useLingui()
  const { unpublish, archive, restore } = useStatusSteps(product)
  const duplicate = useDuplicate()
  const copy = { label: t`Make a copy`, icon: <Copy aria-hidden />, onSelect: () => void duplicate(product.id) }
  const steps =
    product.status === 'archived'
      ? [{ label: t`Take out of the archive`, icon: <ArchiveRestore aria-hidden />, onSelect: restore }]
      : [
          ...(product.status === 'published'
            ? [{ label: t`Take off sale`, icon: <EyeOff aria-hidden />, onSelect: unpublish }]
            : []),
          { label: t`Archive`, icon: <Archive aria-hidden />, onSelect: archive },
        ]
  return (
    <Menu
      trigger={
        <IconButton label={t({ message: 'More', context: 'menu' })}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
      groups={[[copy], steps]}
    />
  )
}
