import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'

type Props<Id> = { name: string; at: number; ids: readonly Id[]; onOrder: (ids: Id[]) => void }

// Moves one of a list a step up or down: by finger, mouse and keyboard alike.
export function OrderButtons<Id>({ name, at, ids, onOrder }: Props<Id>) {
  const { t } = useLingui()
  const move = (step: number) => onOrder(swapped(ids, at, at + step))
  return (
    <span className="flex shrink-0">
      <IconButton label={t`Move ${name} up`} disabled={at === 0} onClick={() => move(-1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton label={t`Move ${name} down`} disabled={at === ids.length - 1} onClick={() => move(1)}>
        <ArrowDown aria-hidden />
      </IconButton>
    </span>
  )
}

function swapped<Id>(ids: readonly Id[], from: number, to: number): Id[] {
  const one = ids[from]
  const other = ids[to]
  if (one === undefined || other === undefined) return [...ids]
  return ids.map((id, at) => (at === from ? other : at === to ? one : id))
}
