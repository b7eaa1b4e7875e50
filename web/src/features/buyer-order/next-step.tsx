import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Failure } from '../../lib/http-result.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { later } from '../../lib/later.tsx'
import { Section } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OtherMethods } from './other-methods.tsx'
import { PayOnline } from './pay-online.tsx'
import { isOwed } from './standing.ts'
import { TransferFacts } from './transfer-facts.tsx'

const SlipStep = later(async () => (await import('./slip-step.tsx')).SlipStep, <Skeleton className="h-56 w-full" />)

type Props = { token: string; order: BuyerOrder; bank: { asking: boolean; queryNow: () => void } }

// The one thing to do now, before everything else on the page.
export function NextStep({ token, order, bank }: Props) {
  if (order.payment_status === 'pending') {
    return (
      <Section>
        <Button size="l" wide busy={bank.asking} onClick={bank.queryNow}>
          <Trans>Check again</Trans>
        </Button>
      </Section>
    )
  }
  if (!isOwed(order) || order.payment.kind === 'cod') return <Slips token={token} order={order} />
  return order.payment.kind === 'gateway' ? (
    <PayOnline token={token} order={order} />
  ) : (
    <Transfer token={token} order={order} />
  )
}

function Transfer({ token, order }: { token: string; order: BuyerOrder }) {
  const [failure, setFailure] = useState<Failure | null>(null)
  if (order.payment_status === 'checking') return <Slips token={token} order={order} />
  return (
    <>
      <Section
        title={order.payment.kind === 'qr' ? <Trans>1. Scan and pay</Trans> : <Trans>1. Transfer the money</Trans>}
      >
        <TransferFacts order={order} />
      </Section>
      <Section title={<Trans>2. Send the slip</Trans>}>
        <SlipStep token={token} order={order} mayUpload />
        {failure && <Notice tone="warn" title={failure.message} className="mt-3" />}
        <OtherMethods token={token} onFailure={setFailure} />
      </Section>
    </>
  )
}

const Slips = ({ token, order }: { token: string; order: BuyerOrder }) =>
  order.proofs.length > 0 ? (
    <Section title={<Trans>Your slip</Trans>}>
      <SlipStep token={token} order={order} mayUpload={false} />
    </Section>
  ) : null
