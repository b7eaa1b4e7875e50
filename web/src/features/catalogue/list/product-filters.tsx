import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ProductListSearch } from '../../../paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { AffixedInput } from '../../../ui/input.tsx'
import { NarrowingRow } from './narrowing-row.tsx'

type Props = { search: ProductListSearch; onChange: (search: ProductListSearch) => void }

const pauseMs = 350

// Search and narrowing. Each change goes into the address and starts at the first page.
export function ProductFilters({ search, onChange }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(search.term ?? '')
  const sent = useRef(search.term ?? '')
  useEffect(() => {
    // Another term in the address (back, a link) is shown; one's own typing is never overwritten.
    if ((search.term ?? '') !== sent.current) setTyped(search.term ?? '')
    sent.current = search.term ?? ''
  }, [search.term])
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === sent.current) return
    const timer = setTimeout(() => {
      sent.current = wanted
      onChange({ ...search, term: wanted, page: undefined })
    }, pauseMs)
    return () => clearTimeout(timer)
  })
  return (
    <div role="search" className="grid gap-2">
      <AffixedInput
        type="search"
        aria-label={t`Search products`}
        placeholder={t`Title or SKU`}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        before={<Search aria-hidden className="size-5" />}
        after={
          typed !== '' && (
            <IconButton label={t`Clear the search`} className="-mr-3" onClick={() => setTyped('')}>
              <X aria-hidden />
            </IconButton>
          )
        }
      />
      <NarrowingRow search={search} onChange={onChange} />
    </div>
  )
}
