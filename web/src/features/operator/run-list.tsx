import type { OperatorRun } from '@kedai/contracts/operator.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { dateTime } from '../../lib/format.ts'
import { apiQuery } from '../../lib/query.ts'
import { useLang } from '../../lib/use-lang.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/page.tsx'
import { Progress } from '../../ui/progress.tsx'
import { operatorCalls } from './paths.ts'

const lookAgainMs = 1_500
const isUnderWay = ({ state }: OperatorRun) => state === 'waiting' || state === 'running'

// Exports and erasures of a shop: how far they are, and what came of them.
export function RunList({ shop }: { shop: string }) {
  const { t } = useLingui()
  const { data } = useQuery({
    ...apiQuery<OperatorRun[]>(`${operatorCalls.shop(shop)}/runs`),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? lookAgainMs : false),
  })
  if (!data || data.length === 0) return null
  return (
    <Section title={t`Exports and erasures`}>
      <ul className="grid gap-4">
        {data.map((run) => (
          <li key={run.id}>
            <Run run={run} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Run({ run }: { run: OperatorRun }) {
  const { t } = useLingui()
  const lang = useLang()
  const name = run.kind === 'export' ? t`Export` : t`Erasure`
  if (isUnderWay(run)) return <Progress label={name} share={run.steps === 0 ? null : run.steps_done / run.steps} />
  if (run.state === 'failed')
    return (
      <Notice tone="danger" title={name}>
        {run.why}
      </Notice>
    )
  const rows = Object.values(run.counts ?? {}).reduce((sum, one) => sum + one, 0)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span>
        <strong>{name}</strong>, <Plural value={rows} one="# row" other="# rows" />
        <span className="block text-xs text-ink-soft">
          {run.asked_by} · {dateTime(run.ended_at ?? run.created_at, lang)}
        </span>
      </span>
      {run.download && (
        <ButtonAnchor href={run.download} download>
          <Trans>Download</Trans>
        </ButtonAnchor>
      )}
    </div>
  )
}
