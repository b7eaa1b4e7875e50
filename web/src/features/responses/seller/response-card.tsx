import type { CollectionField, Response } from '@kedai/contracts/collections.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { dateTime, money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { OpeningRow } from '../../../ui/admin/opening-row.tsx'
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
    <OpeningRow
      name={name}
      figure={money(total)}
      about={
        <>
          {displayPhone(phone)} · <time>{dateTime(at, lang)}</time>
        </>
      }
      state={<State status={response.status} />}
    >
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
        {answered.map(({ key, label, type }) => (
          <Line key={key} name={label}>
            <Answer answer={answers[key]} between={type === 'grid' ? '\n' : ', '} />
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
    </OpeningRow>
  )
}

const Line = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-soft wrap-anywhere">{name}</dt>
    <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
)

type Answered = { answer: Response['answers'][string] | undefined; between: string }

function Answer({ answer, between }: Answered) {
  if (answer === true) return <Trans>Yes</Trans>
  if (typeof answer === 'string') return answer
  if (Array.isArray(answer)) return answer.join(between)
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
