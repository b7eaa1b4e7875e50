import { useLingui } from '@lingui/react/macro'
import { ProductPicker } from '../../../lib/seller/product-picker.tsx'
import type { ReviewListSearch } from '../../../lib/seller/seller-paths.ts'
import { SearchInput } from '../../../ui/admin/search-input.tsx'
import { Select } from '../../../ui/select.tsx'

type Props = { search: ReviewListSearch; product: string | null; onChange: (search: ReviewListSearch) => void }

type Search = { search: ReviewListSearch; onChange: (search: ReviewListSearch) => void }

// Each change goes into the address and starts at the first page.
export function ReviewSearch({ search, onChange }: Search) {
  const { t } = useLingui()
  return (
    <SearchInput
      label={t`Search reviews`}
      placeholder={t`Words or name`}
      term={search.term ?? ''}
      onChange={(term) => onChange({ ...search, term: term || undefined, page: undefined })}
    />
  )
}

// Which ones, how many stars, and of which product.
export function ReviewFilters({ search, product, onChange }: Props) {
  const { t } = useLingui()
  const change = (part: ReviewListSearch) => onChange({ ...search, ...part, page: undefined })
  const shows = [
    { value: '', label: t`All reviews` },
    { value: 'waiting', label: t`To answer` },
    { value: 'hidden', label: t({ message: 'Hidden', context: 'reviews' }) },
  ]
  const stars = [
    { value: '', label: t`Any stars` },
    ...[5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: '★'.repeat(count) })),
  ]
  return (
    <>
      <Select
        aria-label={t`Which`}
        className="md:w-44"
        choices={shows}
        value={search.show ?? ''}
        onChange={({ target }) => change({ show: target.value || undefined })}
      />
      <Select
        aria-label={t`Stars`}
        className="md:w-40"
        choices={stars}
        value={search.stars ?? ''}
        onChange={({ target }) => change({ stars: target.value || undefined })}
      />
      <div className="max-md:col-span-2 md:basis-full md:max-w-md">
        <ProductPicker
          name="product_id"
          label={t`Product`}
          most={1}
          chosen={
            search.product_id === undefined
              ? []
              : [{ id: search.product_id, title: product ?? t`Only one product’s reviews` }]
          }
          onChange={([chosen]) => change({ product_id: chosen?.id })}
        />
      </div>
    </>
  )
}
