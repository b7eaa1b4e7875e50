import type { Letter } from '@kedai/contracts/mailbox.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, FileText } from 'lucide-react'
import { useState } from 'react'
import { apiQuery } from '../../lib/query.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SmsSize } from './sms-size.tsx'

// One mail as a mail program shows it, shut in a frame that can run nothing.
export function LetterView({ id, back }: { id: number; back: string }) {
  const { t } = useLingui()
  const [isPlain, setPlain] = useState(false)
  const { data, error } = useQuery(apiQuery<Letter>(`/api/ajax/demo/mailbox/${id}`))
  if (error) return <Notice tone="danger" title={error.message} />
  if (!data) return <Skeleton className="h-96 w-full" />
  return (
    <article className="min-w-0">
      <PageLink
        to={back}
        className="inline-flex min-h-11 items-center gap-1 text-sm font-medium text-ink-soft lg:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        <Trans>All mails</Trans>
      </PageLink>
      <header className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg">{data.subject}</h2>
          <p className="text-sm text-ink-soft">
            <Trans>To {data.recipient}</Trans>
          </p>
          {data.recipient.startsWith('+') && <SmsSize text={data.plain} />}
        </div>
        <Button onClick={() => setPlain(!isPlain)}>
          {isPlain ? <Trans>With looks</Trans> : <Trans>Plain text</Trans>}
        </Button>
      </header>
      {data.files.length > 0 && (
        <ul aria-label={t`Attached`} className="mb-3 flex flex-wrap gap-2">
          {data.files.map(({ name, size, url }) => (
            <li key={url} className="min-w-0">
              <ButtonAnchor href={url} target="_blank" rel="noreferrer">
                <FileText aria-hidden className="size-5 shrink-0" />
                <span className="min-w-0 truncate">{name}</span>
                <span className="shrink-0 text-xs font-normal text-ink-soft">
                  {Math.max(1, Math.round(size / 1024))} kB
                </span>
              </ButtonAnchor>
            </li>
          ))}
        </ul>
      )}
      {isPlain ? (
        <pre className="overflow-x-auto rounded-l border border-line bg-card p-4 text-sm whitespace-pre-wrap">
          {data.plain}
        </pre>
      ) : (
        <iframe
          title={t`The mail “${data.subject}”`}
          src={data.html_url}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          className="h-[38rem] w-full rounded-l border border-line bg-card"
        />
      )}
    </article>
  )
}
