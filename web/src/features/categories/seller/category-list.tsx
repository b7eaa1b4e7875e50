import type { SellerCategory } from '@kedai/contracts/seller-products.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { categoriesQuery, orderCategories } from './api.ts'
import { CategoryRow } from './category-row.tsx'
import { type Step, dropped, listOf, stepped, treeOf } from './tree.ts'

type Props = {
  categories: readonly SellerCategory[]
  onEdit: (category: SellerCategory) => void
  onRemove: (category: SellerCategory) => void
}

const sum = (categories: readonly SellerCategory[]): number =>
  categories.reduce((before, { products }) => before + products, 0)

// The shelves and their boards, moved by dragging, by buttons or by arrow keys. Each move is kept at once.
export function CategoryList({ categories, onEdit, onRemove }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [dragged, setDragged] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const list = listOf(treeOf(categories))
  const { queryKey } = categoriesQuery()

  const keep = async (next: SellerCategory[] | null, moved: number) => {
    if (!next) return
    queryClient.setQueryData(queryKey, next)
    const place = next.findIndex(({ id }) => id === moved)
    const name = next[place]?.name ?? ''
    setSaid(t`${name}: place ${place + 1} of ${next.length}`)
    const result = await orderCategories(next.map(({ id, parent_id }) => ({ id, parent_id })))
    setProblem(result.ok ? null : result.message)
    // The last answer may be of an earlier move: the screen follows the hand, and only a refusal puts it right.
    if (!result.ok) void queryClient.invalidateQueries({ queryKey })
  }
  const step = (id: number, way: Step) => void keep(stepped(list, id, way), id)

  return (
    <div className="grid gap-3">
      {problem && <Notice tone="danger" title={problem} />}
      <ul className="overflow-hidden rounded-l border border-line bg-card shadow-card">
        {list.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            products={sum(list.filter(({ id, parent_id }) => id === category.id || parent_id === category.id))}
            canGo={(way) => stepped(list, category.id, way) !== null}
            onStep={(way) => step(category.id, way)}
            onEdit={() => onEdit(category)}
            onRemove={() => onRemove(category)}
            onDragStart={() => setDragged(category.id)}
            onDrop={() => dragged !== null && void keep(dropped(list, dragged, category.id), dragged)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
