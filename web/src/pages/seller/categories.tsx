import type { SellerCategory } from '@kedai/contracts/seller-products.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { categoriesQuery } from '../../features/categories/seller/api.ts'
import { CategoryDialog } from '../../features/categories/seller/category-dialog.tsx'
import { CategoryList } from '../../features/categories/seller/category-list.tsx'
import { RemoveDialog } from '../../features/categories/seller/remove-dialog.tsx'
import { useHead } from '../../lib/head.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

type Open = { what: 'form'; category: SellerCategory | null } | { what: 'remove'; category: SellerCategory }

// The shelves of the shop.
export default function CategoriesPage() {
  const { t } = useLingui()
  const title = t`Categories`
  useHead({ title, isPrivate: true })
  const { data: categories, error, isFetching, refetch } = useQuery(categoriesQuery())
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const add = (
    <Button variant="primary" onClick={() => setOpen({ what: 'form', category: null })}>
      <Plus aria-hidden className="size-5" />
      <Trans>New category</Trans>
    </Button>
  )
  return (
    <Page
      title={title}
      lead={<Trans>Organise your products into main categories and sub-categories.</Trans>}
      back={{ to: sellerPaths.settings(), label: t`Shop settings` }}
      actions={categories && categories.length > 0 && add}
    >
      {error ? (
        <LoadFailed error={error} onRetry={refetch} busy={isFetching} />
      ) : !categories ? (
        <ListSkeleton rows={5} />
      ) : categories.length === 0 ? (
        <Empty title={t`No categories yet`} action={add}>
          <Trans>Useful for shops with more than a dozen products.</Trans>
        </Empty>
      ) : (
        <CategoryList
          categories={categories}
          onEdit={(category) => setOpen({ what: 'form', category })}
          onRemove={(category) => setOpen({ what: 'remove', category })}
        />
      )}
      {open?.what === 'form' && (
        <CategoryDialog category={open.category} categories={categories ?? []} onClose={close} />
      )}
      {open?.what === 'remove' && (
        <RemoveDialog category={open.category} categories={categories ?? []} onClose={close} />
      )}
    </Page>
  )
}
