import type { CollectionField, Response } from '@kedai/contracts/collections.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { dateTime, money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Badge } from '../../../ui/badge.tsx'
import { OutLink } from '../../../ui/link.tsx'
import { PageLink } from '../../../ui/page-link.tsx'

type Props = { response: Response; fields: readonly CollectionField[] }

// One response: who, what was paid, and every answer under its question.
export function ResponseCard({ response, fields }: Props) {
  const lang = useLang()
  const { order_no: no, name, phone, at, total, items, answers, remind_link: remind } = response
  const answered = fields.filter(({ key }) => answers[key] !== undefined)
  return (
    <li className="grid gap-3 rounded-l border border-line bg-card p-4 shadow-card">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <PageLink to={sellerPaths.order(no)} className="font-semibold wrap-anywhere underline">
            {name}
          </PageLink>
          <p className="text-sm text-ink-soft">
            {displayPhone(phone)} · {no} · <time>{dateTime(at, lang)}</time>
          </p>
        </div>
        <p className="flex items-center gap-2 font-semibold whitespace-nowrap tabular-nums">
          <State status={response.status} />
          {money(total)}
        </p>
      </header>
      {(items.length > 0 || answered.length > 0) && (
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
          {items.length > 0 && (
            <Line name={<Trans>Ordered</Trans>}>
              {items.map(({ title, quantity }) => `${title} × ${quantity}`).join(', ')}
            </Line>
          )}
          {answered.map(({ key, label }) => (
            <Line key={key} name={label}>
              <Answer answer={answers[key]} />
            </Line>
          ))}
        </dl>
      )}
      {remind !== null && (
        <p>
          <OutLink href={remind}>
            <Trans>Remind on WhatsApp</Trans>
          </OutLink>
        </p>
      )}
    </li>
  )
}

const Line = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-soft wrap-anywhere">{name}</dt>
    <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
)

function Answer({ answer }: { answer: Response['answers'][string] | undefined }) {
  if (answer === true) return <Trans>Yes</Trans>
  if (typeof answer === 'string') return answer
  if (Array.isArray(answer)) return answer.join(', ')
  if (typeof answer === 'object') return <OutLink href={answer.url}>{answer.name}</OutLink>
  return null
}

function State({ status }: Pick<Response, 'status'>) {
  if (status === 'paid')
    return (
      <Badge tone="good">
        <Trans>Paid</Trans>
      </Badge>
    )
  if (status === 'unpaid')
    return (
      <Badge tone="warn">
        <Trans>Not paid</Trans>
      </Badge>
    )
  return (
    <Badge>
      <Trans>Cancelled</Trans>
    </Badge>
  )
}
