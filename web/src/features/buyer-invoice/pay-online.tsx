import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../lib/format.ts'
import { later } from '../../lib/later.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PayProps } from './pay-props.ts'
import { usePaying } from './use-paying.ts'

// Few pay in parts.
const PayPart = later(async () => (await import('./pay-part.tsx')).PayPart, <Skeleton className="h-36 w-full" />)

// The way to the bank's page, for all that is due or a part of it.
export function PayOnline({ method, invoice }: PayProps) {
  const { hashslug, balance_due: balance, least_payment: least, actions, next_payment: next } = invoice
  const isInParts = next !== null && next.amount !== balance
  const [isPart, setIsPart] = useState(false)
  const { busy, failure, pay } = usePaying(hashslug, method.code)
  return (
    <>
      {failure && (
        <Notice tone={failure.code === 503 || failure.code === 0 ? 'warn' : 'danger'} title={failure.message} />
      )}
      {method.instructions && <p className="text-sm whitespace-pre-line text-ink-soft">{method.instructions}</p>}
      {isPart ? (
        <PayPart method={method} invoice={invoice} />
      ) : (
        <>
          {isInParts && (
            <Button
              variant="primary"
              size="l"
              wide
              busy={busy}
              disabledBecause={actions.pay.allowed ? null : actions.pay.reason}
              onClick={() => pay(next.amount)}
            >
              <Trans>
                Pay {money(next.amount, invoice.currency)} with {method.name}
              </Trans>
            </Button>
          )}
          <Button
            variant={isInParts ? 'secondary' : 'primary'}
            size="l"
            wide
            busy={busy}
            disabledBecause={actions.pay.allowed ? null : actions.pay.reason}
            onClick={() => pay()}
          >
            {isInParts ? (
              <Trans>Pay all of it now: {money(balance, invoice.currency)}</Trans>
            ) : (
              <Trans>
                Pay {money(balance, invoice.currency)} with {method.name}
              </Trans>
            )}
          </Button>
        </>
      )}
      {least !== balance && (
        <Button variant="quiet" wide onClick={() => setIsPart(!isPart)}>
          {isPart ? (
            <Trans>Pay all of it</Trans>
          ) : isInParts ? (
            <Trans>Pay another amount</Trans>
          ) : (
            <Trans>Pay a part of it</Trans>
          )}
        </Button>
      )}
    </>
  )
}
