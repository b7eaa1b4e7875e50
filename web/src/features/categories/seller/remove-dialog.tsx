import type { SellerCategory } from '@kedai/contracts/seller-products.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toast.tsx'
import { categoriesQuery, removeCategory } from './api.ts'
import { listOf, treeOf } from './tree.ts'

type Props = { category: SellerCategory; categories: readonly SellerCategory[]; onClose: () => void }

// Asks where the products of a category go before it is taken away.
export function RemoveDialog({ category, categories, onClose }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [moveTo, setMoveTo] = useState(category.parent_id === null ? '' : String(category.parent_id))
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { id, name, products } = category
  const hasBoards = categories.some(({ parent_id }) => parent_id === id)
  const others = listOf(treeOf(categories)).filter((one) => one.id !== id)
  const remove = async () => {
    setBusy(true)
    const result = await removeCategory(id, products > 0 ? { move_to: moveTo } : {})
    setBusy(false)
    if (!result.ok) return setProblem(result.fields.move_to ?? result.message)
    queryClient.setQueryData(categoriesQuery().queryKey, result.data)
    if (result.message) toast(result.message)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t`Remove ${name}?`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            <Trans>Remove the category</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && <Notice tone="danger" title={problem} />}
        {hasBoards && (
          <p className="text-sm">
            <Trans>Its sub-categories become main categories.</Trans>
          </p>
        )}
        {products > 0 ? (
          <Field
            label={<Plural value={products} one="Its product goes to" other="Its # products go to" />}
            hint={<Trans>They stay on sale.</Trans>}
          >
            <Select
              placeholder={t`No category`}
              choices={others.map((one) => ({
                value: String(one.id),
                label: one.parent_id === null ? one.name : `› ${one.name}`,
              }))}
              value={moveTo}
              onChange={(event) => setMoveTo(event.target.value)}
            />
          </Field>
        ) : (
          <p className="text-sm">
            <Trans>No product is in it.</Trans>
          </p>
        )}
      </div>
    </Dialog>
  )
}
