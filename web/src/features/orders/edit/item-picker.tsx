import type { OrderItem } from '@kedai/contracts/order-edits.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { apiListQuery } from '../../../lib/query.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ListSkeleton } from '../../../ui/skeleton.tsx'

type Props = { taken: readonly number[]; onPick: (item: OrderItem) => void }

// Finds a product of the shop and adds it.
export function ItemPicker(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Plus aria-hidden className="size-5" />
        <Trans>Add an item</Trans>
      </Button>
      {isOpen && <Picking {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function Picking({ taken, onPick, onClose }: Props & { onClose: () => void }) {
  const { t } = useLingui()
  const [term, setTerm] = useState('')
  const { data, error } = useQuery({
    ...apiListQuery<OrderItem>(`/api/ajax/seller/order-items?${new URLSearchParams({ term: term.trim() })}`),
    placeholderData: keepPreviousData,
  })
  const found = data?.rows.filter(({ variation_id }) => !taken.includes(variation_id))
  return (
    <Dialog open onClose={onClose} title={t`Add an item`} shape="drawer">
      <Field label={t`Search your products`}>
        <Input
          type="search"
          autoFocus
          autoComplete="off"
          maxLength={100}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
      </Field>
      {error && <Notice tone="danger" title={error.message} className="mt-4" />}
      {!found && !error && <ListSkeleton rows={5} />}
      {found?.length === 0 && <Empty title={<Trans>No products on sale match</Trans>} />}
      <ul className="mt-3 grid">
        {found?.map((item) => (
          <li key={item.variation_id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              className="flex min-h-14 w-full items-center justify-between gap-3 py-2 text-left hover:bg-sunken disabled:opacity-60"
              disabled={item.stock === 0}
              onClick={() => (onPick(item), onClose())}
            >
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{item.title}</span>
                <span className="block text-sm text-ink-soft">
                  {item.options}{' '}
                  {item.stock !== null && <Plural value={item.stock} _0="Sold out" one="# left" other="# left" />}
                </span>
              </span>
              <span className="whitespace-nowrap tabular-nums">{money(item.price)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
