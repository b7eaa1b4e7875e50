import type { ProductRun } from '@kedai/contracts/product-runs.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { runQuery } from '../api.ts'

type Props = { run: ProductRun; onUndo: (run: ProductRun) => void; onClose: () => void }

const pauseMs = 700

// How a change of many products goes: its progress, then why each refused one was left as it is. It goes on when this is closed.
export function RunDialog({ run: first, onUndo, onClose }: Props) {
  const queryClient = useQueryClient()
  const { data: run = first, error } = useQuery({
    ...runQuery(first.id),
    initialData: first,
    enabled: !first.is_done,
    refetchInterval: ({ state }) => (state.data?.is_done ? false : pauseMs),
  })
  useEffect(() => {
    if (run.is_done) void queryClient.invalidateQueries({ queryKey: ['list'] })
  }, [run.is_done, queryClient])
  const refused = run.rows.filter(({ outcome }) => outcome === 'refused')
  return (
    <Dialog
      open
      onClose={onClose}
      title={run.change}
      actions={
        <>
          {run.can_undo && (
            <Button onClick={() => onUndo(run)}>
              <Trans>Undo</Trans>
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {!run.is_done && (
          <Progress
            label={<Trans>You can close this. The task continues in the background.</Trans>}
            share={run.done / Math.max(1, run.total)}
            aside={
              <Trans>
                {run.done} of {run.total}
              </Trans>
            }
          />
        )}
        {error && <Notice tone="danger" title={error.message} />}
        {run.is_done && (
          <p>
            <Plural value={run.changed} one="# product changed." other="# products changed." />{' '}
            {run.refused > 0 && <Plural value={run.refused} one="# could not be:" other="# could not be:" />}
          </p>
        )}
        {refused.length > 0 && (
          <ul className="grid gap-2">
            {refused.map(({ id, title, message }) => (
              <li key={id} className="rounded-m border border-line bg-paper px-3 py-2 text-sm">
                <Link to={sellerPaths.product(String(id))}>{title}</Link>
                <p className="text-ink-soft">{message}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
