import type { StockNode } from '@kedai/contracts/stock-nodes.ts'
import type { StockRow } from '@kedai/contracts/stock.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { apiListQuery } from '../../../lib/query.ts'
import { withSearch } from '../../../lib/with-search.ts'
import { SearchInput } from '../../../ui/admin/search-input.tsx'
import type { Piece } from './chosen-pieces.tsx'

const shownAtOnce = 8

type Props = { from: StockNode; chosen: readonly Piece[]; onAdd: (piece: Piece) => void }

// What lies in a place, found by its name. The shop's own shelf may be long, so it is searched on the server.
export function PiecePicker({ from, chosen, onAdd }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const term = useDeferredValue(typed.trim())
  const isShop = from.kind === 'hq'
  const shelf = useQuery({
    ...apiListQuery<StockRow>(withSearch('/api/ajax/seller/stock', { term })),
    enabled: isShop && term !== '',
  })
  const pieces = isShop && term !== '' ? (shelf.data?.rows.map(pieceOfShelf) ?? []) : from.lines.map(pieceOfLine)
  const wanted = term.toLocaleLowerCase()
  const found = pieces.filter(
    ({ id, title, left }) =>
      left !== 0 && !chosen.some((one) => one.id === id) && (isShop || title.toLocaleLowerCase().includes(wanted)),
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SearchInput
        label={t`Find what to move`}
        placeholder={t`Product name, SKU or barcode`}
        term={typed}
        onChange={setTyped}
      />
      {shelf.error && <p className="text-sm text-danger-ink">{shelf.error.message}</p>}
      {found.length === 0 && !shelf.error && (
        <p role="status" className="text-sm text-ink-soft">
          {shelf.isFetching ? <Trans>Searching</Trans> : <Trans>No results</Trans>}
        </p>
      )}
      <ul className="grid divide-y divide-line rounded-m border border-line bg-card text-sm empty:hidden">
        {found.slice(0, shownAtOnce).map((piece) => (
          <li key={piece.id}>
            <button
              type="button"
              className="flex min-h-11 w-full justify-between gap-3 px-4 py-2 text-left hover:bg-sunken"
              onClick={() => onAdd(piece)}
            >
              <span className="min-w-0 wrap-anywhere">{piece.title}</span>
              <span className="text-ink-soft tabular-nums">{piece.left ?? '–'}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const pieceOfLine = ({ variation_id: id, title, options, quantity }: StockNode['lines'][number]): Piece => ({
  id,
  title: [title, options].filter(Boolean).join(' · '),
  left: quantity,
})

const pieceOfShelf = ({ id, title, options, stock }: StockRow): Piece => ({
  id,
  title: [title, options].filter(Boolean).join(' · '),
  left: stock,
})
