import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'

type Props = { name: string; place: number; count: number; onMove: (to: number) => void; onRemove: () => void }

// Moves one of a list up or down, or takes it out.
export function RowTools({ name, place, count, onMove, onRemove }: Props) {
  const { t } = useLingui()
  return (
    <span className="flex shrink-0">
      {place > 0 && (
        <IconButton label={t`Move ${name} up`} onClick={() => onMove(place - 1)}>
          <ArrowUp aria-hidden />
        </IconButton>
      )}
      {place < count - 1 && (
        <IconButton label={t`Move ${name} down`} onClick={() => onMove(place + 1)}>
          <ArrowDown aria-hidden />
        </IconButton>
      )}
      <IconButton label={t`Remove ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </span>
  )
}
