import type { SellerCategory } from '@kedai/contracts/seller-products.ts'
import { type PageBlock, pickNames } from '@kedai/domain/pages/page-block.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/query.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { shownProducts } from './product-field.tsx'

type Shelf = Extract<PageBlock, { type: 'products' }>
type Props = { block: Shelf; onChange: (block: PageBlock) => void; error: (name: string) => string | null }

// Which products stand on a shelf, and how many.
export function ShelfFields({ block, onChange, error }: Props) {
  const { t } = useLingui()
  const categories = useQuery({
    ...apiQuery<SellerCategory[]>('/api/ajax/seller/categories'),
    enabled: block.pick === 'category',
  })
  const products = useQuery({ ...shownProducts(), enabled: block.pick === 'chosen' })
  const words = {
    newest: t`The newest`,
    popular: t`The most bought`,
    category: t`Of a category`,
    chosen: t`Those I choose`,
  }
  const toggle = (viewId: string, isOn: boolean) =>
    onChange({
      ...block,
      view_ids: isOn ? [...block.view_ids, viewId] : block.view_ids.filter((one) => one !== viewId),
    })
  return (
    <>
      <Field label={t`Title`} optional error={error('title')}>
        <Input
          value={block.title}
          maxLength={120}
          onChange={(event) => onChange({ ...block, title: event.target.value })}
        />
      </Field>
      <Field label={t`Which products`} error={error('pick')}>
        <Select
          value={block.pick}
          choices={pickNames.map((value) => ({ value, label: words[value] }))}
          onChange={(event) =>
            onChange({ ...block, pick: pickNames.find((one) => one === event.target.value) ?? 'newest' })
          }
        />
      </Field>
      {block.pick === 'category' && (
        <Field label={t`Category`} error={error('category') ?? categories.error?.message ?? null}>
          <Select
            value={block.category}
            placeholder={t`Choose a category`}
            choices={(categories.data ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
            onChange={(event) => onChange({ ...block, category: event.target.value })}
          />
        </Field>
      )}
      {block.pick === 'chosen' ? (
        <FieldGroup label={t`Products`} error={error('view_ids') ?? products.error?.message ?? null}>
          <div className="max-h-64 overflow-y-auto rounded-m border border-line px-3">
            {(products.data?.rows ?? []).map(({ view_id, title }) => (
              <Checkbox
                key={view_id}
                label={title}
                checked={block.view_ids.includes(view_id)}
                onChange={(event) => toggle(view_id, event.target.checked)}
              />
            ))}
          </div>
        </FieldGroup>
      ) : (
        <Field label={t`Quantity`}>
          <Select
            value={String(block.limit)}
            choices={[4, 8, 12, 16, 24].map((count) => ({ value: String(count), label: String(count) }))}
            onChange={(event) => onChange({ ...block, limit: Number(event.target.value) })}
          />
        </Field>
      )}
    </>
  )
}
