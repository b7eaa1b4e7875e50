import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Package } from 'lucide-react'
import { LazyImage } from '../../../lib/lazy-image.tsx'
import { LineAnswers } from '../line-answers.tsx'

type Props = { lines: SellerOrder['lines']; ticked: ReadonlySet<number>; onTick: (place: number) => void }

// What goes into the parcel, each line as large as a thumb, ticked off while it is put in.
export const PackingLines = ({ lines, ticked, onTick }: Props) => (
  <ul className="grid">
    {lines.map((line, place) => (
      <li key={place} className="border-t border-line first:border-t-0">
        <label className="flex min-h-18 cursor-pointer items-center gap-3 py-2 has-checked:text-ink-soft">
          <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-m bg-sunken">
            {line.image === null ? (
              <Package aria-hidden className="size-7 text-ink-faint" />
            ) : (
              <LazyImage src={line.image} alt="" width={64} height={64} />
            )}
          </span>
          <span className={`min-w-0 flex-1 ${ticked.has(place) ? 'line-through' : ''}`}>
            <span className="block font-semibold break-words">{line.title}</span>
            {line.options && <span className="block text-sm">{line.options}</span>}
            <LineAnswers line={line} />
            {line.sku && <span className="block text-xs break-all text-ink-soft">{line.sku}</span>}
          </span>
          <strong className="shrink-0 text-2xl tabular-nums">× {line.quantity}</strong>
          <input
            type="checkbox"
            className="size-6 shrink-0"
            checked={ticked.has(place)}
            onChange={() => onTick(place)}
          />
        </label>
      </li>
    ))}
  </ul>
)
