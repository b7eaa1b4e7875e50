import type { TrackingResult, UndoResult } from '@kedai/contracts/shipment-work.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { undoTracking } from './api.ts'

type Props = { results: readonly TrackingResult[]; onUndone: (undone: UndoResult[]) => void }

// Takes back what an import wrote, and only that: what was known already is not its own.
export function UndoTracking({ results, onUndone }: Props) {
  const queryClient = useQueryClient()
  const hintId = useId()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const ids = idsOf(results)
  if (ids.length === 0) return null
  const undo = async () => {
    setBusy(true)
    const result = await undoTracking(ids)
    setBusy(false)
    if (!result.ok) return setProblem(result.message)
    onUndone(result.data)
    await queryClient.invalidateQueries()
  }
  return (
    <div className="mb-3 grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold">
        <Plural value={ids.length} one="# number recorded" other="# numbers recorded" />
        <Button busy={busy} aria-describedby={hintId} onClick={() => void undo()}>
          <Undo2 aria-hidden className="size-5" />
          <Trans>Undo</Trans>
        </Button>
      </p>
      <p id={hintId} className="text-sm text-ink-soft">
        <Trans>Within one hour. Messages that buyers already have cannot be taken back, and no new one is sent.</Trans>
      </p>
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {problem}
        </p>
      )}
    </div>
  )
}

const idsOf = (results: readonly TrackingResult[]): number[] => [
  ...new Set(
    results.flatMap(({ status, shipment_id: id }) =>
      id !== null && (status === 'sent' || status === 'changed') ? [id] : [],
    ),
  ),
]
