import type { UnmatchedRow } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dateTime, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DocumentNumber } from '../../../ui/document-number.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Decision } from './api.ts'
import { DecideMoney } from './decide-money.tsx'

// Each amount with where it came from, why it waits, and the two things that can be done about it.
export function MoneyList({ rows }: { rows: readonly UnmatchedRow[] }) {
  const [deciding, setDeciding] = useState<{ row: UnmatchedRow; decision: Decision } | null>(null)
  return (
    <>
      <ul className="grid gap-3">
        {rows.map((row) => (
          <li
            key={row.id}
            className="rounded-l border border-line bg-card p-4 shadow-card sm:flex sm:items-start sm:gap-6 sm:p-5"
          >
            <MoneyFacts row={row} />
            {row.status === 'open' && (
              <div className="mt-4 grid gap-2 sm:mt-0 sm:w-52 sm:shrink-0">
                <Button
                  variant="primary"
                  disabledBecause={row.actions.accept.reason}
                  onClick={() => setDeciding({ row, decision: 'accept' })}
                >
                  <Trans>Put on the order</Trans>
                </Button>
                {row.cause === 'unconfirmed' ? (
                  <Button
                    disabledBecause={row.actions.dismiss.reason}
                    onClick={() => setDeciding({ row, decision: 'dismiss' })}
                  >
                    <Trans>It did not arrive</Trans>
                  </Button>
                ) : (
                  <Button
                    disabledBecause={row.actions.refund.reason}
                    onClick={() => setDeciding({ row, decision: 'refund' })}
                  >
                    <Trans>I gave it back</Trans>
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {deciding && <DecideMoney {...deciding} onClose={() => setDeciding(null)} />}
    </>
  )
}

function MoneyFacts({ row }: { row: UnmatchedRow }) {
  const { t } = useLingui()
  const lang = useLang()
  const causes = {
    late: { word: t`Late`, why: t`Received after the order had ended.` },
    excess: { word: t`Too much`, why: t`More came in than was due.` },
    mismatch: { word: t`Other amount`, why: t`The bank reported a different amount from the one requested.` },
    duplicate: { word: t`Paid twice`, why: t`It was already paid.` },
    unconfirmed: {
      word: t`Not confirmed`,
      why: t`The payment provider reported a payment of this amount but did not confirm it. Check your provider account first. It is recorded automatically once confirmed.`,
    },
  } satisfies Record<UnmatchedRow['cause'], { word: string; why: string }>
  const { word, why } = causes[row.cause]
  return (
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="text-xl tabular-nums">{money(row.amount)}</strong>
        <Badge tone="warn">{word}</Badge>
      </div>
      <p className="mt-1 text-sm">{why}</p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm [&_dt]:text-ink-soft">
        {row.order_no && (
          <>
            <dt>
              <Trans>Order</Trans>
            </dt>
            <dd>
              <Link to={sellerPaths.order(row.order_no)}>{row.order_no}</Link>
              {row.buyer_name && ` · ${row.buyer_name}`}
            </dd>
          </>
        )}
        {row.invoice && (
          <>
            <dt>
              <Trans>Invoice</Trans>
            </dt>
            <dd>
              <Link to={sellerPaths.invoice(row.invoice.hashslug)}>
                <DocumentNumber>{row.invoice.number}</DocumentNumber>
              </Link>
              {row.buyer_name && ` · ${row.buyer_name}`}
            </dd>
          </>
        )}
        <dt>
          <Trans>Came in on</Trans>
        </dt>
        <dd>{dateTime(row.received_at, lang)}</dd>
        {row.reference && (
          <>
            <dt>
              <Trans>Reference</Trans>
            </dt>
            <dd className="[overflow-wrap:anywhere]">{row.reference}</dd>
          </>
        )}
        {row.note && (
          <>
            <dt>
              <Trans>Note</Trans>
            </dt>
            <dd className="whitespace-pre-line">{row.note}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
