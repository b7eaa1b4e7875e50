import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Quantity } from '../../../ui/quantity.tsx'

// `left`: how many lie in the place they go from; null: they are not counted there.
export type Piece = { id: number; title: string; left: number | null }
export type ChosenPiece = Piece & { quantity: number }

type Props = { pieces: readonly ChosenPiece[]; onChange: (pieces: ChosenPiece[]) => void }

export function ChosenPieces({ pieces, onChange }: Props) {
  const { t } = useLingui()
  if (pieces.length === 0) return null
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-m border border-line">
      {pieces.map(({ id, title, left, quantity }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2 pr-1 pl-4 text-sm">
          <span className="min-w-0 flex-1 basis-40">
            <span className="wrap-anywhere">{title}</span>
            {left !== null && (
              <span className="block text-xs text-ink-soft">
                <Trans>{left} there</Trans>
              </span>
            )}
          </span>
          <span className="flex items-center">
            <Quantity
              label={title}
              value={quantity}
              max={left ?? 1_000_000}
              onChange={(next) => onChange(pieces.map((one) => (one.id === id ? { ...one, quantity: next } : one)))}
            />
            <IconButton label={t`Remove ${title}`} onClick={() => onChange(pieces.filter((one) => one.id !== id))}>
              <X aria-hidden />
            </IconButton>
          </span>
        </li>
      ))}
    </ul>
  )
}
