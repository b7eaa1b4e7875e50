import type { CollectionField, Response } from '@kedai/contracts/collections.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { dateTime, money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Badge } from '../../../ui/badge.tsx'
import { OutLink } from '../../../ui/link.tsx'
import { PageLink } from '../../../ui/page-link.tsx'

type Props = { response: Response; fields: readonly CollectionField[] }

// One response in two lines: who, and what was paid. A press opens every answer under its question.
export function ResponseCard({ response, fields }: Props) {
  const lang = useLang()
  const { order_no: no, name, phone, at, total, items, answers, remind_link: remind } = response
  const answered = fields.filter(({ key }) => answers[key] !== undefined)
  return (
    <li className="border-b border-line px-4 last:border-b-0">
      <details className="group">
        <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 py-2.5">
          <strong className="truncate group-open:whitespace-normal">{name}</strong>
          <span className="flex items-center gap-2 text-sm whitespace-nowrap tabular-nums">
            {money(total)}
            <ChevronDown aria-hidden className="size-4 text-ink-faint transition group-open:rotate-180" />
          </span>
          <span className="truncate text-xs text-ink-soft">
            {displayPhone(phone)} · <time>{dateTime(at, lang)}</time>
          </span>
          <span className="justify-self-end">
            <State status={response.status} />
          </span>
        </summary>
        <div className="grid gap-3 pb-4">
          <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
            <Line name={<Trans>Order</Trans>}>
              <PageLink to={sellerPaths.order(no)} className="underline">
                {no}
              </PageLink>
            </Line>
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
          {remind !== null && (
            <p>
              <OutLink href={remind}>
                <Trans>Remind on WhatsApp</Trans>
              </OutLink>
            </p>
          )}
        </div>
      </details>
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
