import type { Failures } from '@kedai/contracts/operator.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dateTime } from '../../lib/format.ts'
import { post } from '../../lib/http.ts'
import { useLang } from '../../lib/use-lang.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { toast } from '../../ui/toast.tsx'
import { type FailureKind, operatorCalls, operatorPaths } from './paths.ts'

type Failure = Failures[number]

// What was given up, why, and what may be done about it.
export const FailureList = ({ kind, failures }: { kind: FailureKind; failures: Failures }) => (
  <ul className="divide-y divide-line overflow-hidden rounded-l border border-line bg-card shadow-card">
    {failures.map((failure) => (
      <li key={failure.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4">
        <About failure={failure} />
        {failure.may_end && <Ends kind={kind} id={failure.id} />}
      </li>
    ))}
  </ul>
)

function About({ failure: { shop, what, why, tries, failed_at } }: { failure: Failure }) {
  const lang = useLang()
  return (
    <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
      <p>
        <strong>{what}</strong> {shop !== null && <Link to={operatorPaths.shop(shop)}>{shop}</Link>}
      </p>
      <p className="mt-1 line-clamp-4 text-sm">{why}</p>
      <p className="mt-1 text-xs text-ink-soft">
        <Plural value={tries} one="tried once" other="tried # times" />
        {failed_at !== null && ` · ${dateTime(failed_at, lang)}`}
      </p>
    </div>
  )
}

function Ends({ kind, id }: { kind: FailureKind; id: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<'retry' | 'give-up' | null>(null)
  const end = async (ending: 'retry' | 'give-up') => {
    setBusy(ending)
    const result = await post(`${operatorCalls.failures(kind)}/${encodeURIComponent(id)}/${ending}`)
    setBusy(null)
    toast({ text: result.message ?? t`Done`, tone: result.ok ? 'good' : 'danger' })
    await queryClient.invalidateQueries()
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button busy={busy === 'retry'} onClick={() => void end('retry')}>
        {kind === 'mails' ? <Trans>Send again</Trans> : <Trans>Try again</Trans>}
      </Button>
      <Button variant="quiet" busy={busy === 'give-up'} onClick={() => void end('give-up')}>
        <Trans>Give up</Trans>
      </Button>
    </div>
  )
}
