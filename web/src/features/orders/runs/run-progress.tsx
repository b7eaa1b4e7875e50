import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { runQuery, stopRun } from './api.ts'
import { useRunWords } from './run-words.ts'

type Props = { runId: number; onClose: () => void }

// How a run over many orders stands, then its report: what was done, and why each other order was left as it is.
export function RunProgress({ runId, onClose }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data: run, error } = useQuery(runQuery(runId))
  const [isStopping, setIsStopping] = useState(false)
  const words = useRunWords()
  const worked = run ? run.done + run.refused : 0
  // The rows below follow what the run does.
  useEffect(() => {
    if (worked > 0)
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'list' || String(queryKey[1]).endsWith('/work-queues'),
      })
  }, [worked, queryClient])
  if (error) return <Notice tone="warn" title={error.message} />
  if (!run) return null
  const stop = async () => {
    setIsStopping(true)
    await stopRun(run.id)
    await queryClient.invalidateQueries({ queryKey: runQuery(run.id).queryKey })
    setIsStopping(false)
  }
  if (run.state === 'running') {
    return (
      <Section>
        <Progress
          label={words[run.action].running}
          share={worked / run.total}
          aside={
            <Trans>
              {worked} of {run.total}
            </Trans>
          }
        />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-ink-soft">
            <Trans>It continues when you leave this page.</Trans>
          </p>
          <Button busy={isStopping} onClick={() => void stop()}>
            <Trans>Stop</Trans>
          </Button>
        </div>
      </Section>
    )
  }
  const left = run.total - worked
  return (
    <Notice
      tone={run.refused > 0 || left > 0 ? 'warn' : 'good'}
      title={<Plural value={run.done} one="# order done" other="# orders done" />}
    >
      {left > 0 && (
        <p>
          <Plural value={left} one="Stopped before # order." other="Stopped before # orders." />
        </p>
      )}
      {run.refused > 0 && (
        <>
          <p>
            <Plural value={run.refused} one="# order unchanged:" other="# orders unchanged:" />
          </p>
          <ul
            className="mt-2 grid max-h-72 gap-1.5 overflow-y-auto"
            tabIndex={0}
            aria-label={t`Orders left as they are`}
          >
            {run.refusals.map(({ order_no, buyer_name, reason }) => (
              <li key={order_no}>
                <Link to={sellerPaths.order(order_no)}>
                  {order_no} · {buyer_name}
                </Link>
                : {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {run.action === 'parcel' && run.done > 0 && (
          <ButtonLink variant="primary" to={sellerPaths.shipments({ status: 'to_hand_over' })}>
            <Trans>Print the labels</Trans>
          </ButtonLink>
        )}
        <Button onClick={onClose}>
          <Trans>Close the report</Trans>
        </Button>
      </div>
    </Notice>
  )
}
