import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../lib/format.ts'
import type { Failure } from '../../lib/http-result.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/page.tsx'
import { OtherMethods } from './other-methods.tsx'
import { usePaying } from './use-paying.ts'

// The way to the bank's page, or to another way of paying.
export function PayOnline({ token, order }: { token: string; order: BuyerOrder }) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const { busy, pay } = usePaying(token, setFailure)
  return (
    <Section>
      {failure && (
        <Notice
          tone={failure.code === 503 || failure.code === 0 ? 'warn' : 'danger'}
          title={failure.message}
          className="mb-4"
        />
      )}
      <Button
        variant="primary"
        size="l"
        wide
        busy={busy}
        disabledBecause={order.actions.pay.allowed ? null : order.actions.pay.reason}
        onClick={() => pay()}
      >
        <Trans>
          Pay {money(order.balance_due)} with {order.payment.name}
        </Trans>
      </Button>
      <OtherMethods token={token} onFailure={setFailure} />
    </Section>
  )
}
