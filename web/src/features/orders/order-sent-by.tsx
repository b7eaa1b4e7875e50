import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dateTime } from '../../lib/format.ts'
import { currentLang } from '../../lib/i18n.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/page.tsx'
import type { OrderAction } from './use-order-action.ts'

const name = 'send-from-shop'

// Who sends the order from their own stock in place of the shop, and the way to do it oneself. Nothing for any other order.
export function OrderSentBy({ order, action }: { order: SellerOrder; action: OrderAction }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const by = order.sent_by
  if (!by) return null
  const refusal = action.refused?.call === name ? action.refused.message : null
  const send = async () => {
    setAsking(false)
    await action.run(name)
  }
  return (
    <Section
      title={<Trans>Sent by {by.name}</Trans>}
      aside={
        by.may_move &&
        (by.is_accepted ? (
          <Badge tone="good">
            <Trans>Accepted</Trans>
          </Badge>
        ) : (
          <Badge tone="warn">
            <Trans>Not accepted yet</Trans>
          </Badge>
        ))
      }
    >
      <div className="grid gap-3 text-sm">
        {by.is_stuck && by.may_move ? (
          <Notice tone="warn" title={t`Late, and your own stock is not enough.`}>
            <Trans>Add stock, then send it yourself.</Trans>
          </Notice>
        ) : (
          by.may_move && (
            <p>
              {by.due_at === null ? (
                <Trans>Shipped from their stock. They are asked to ship it once it is paid.</Trans>
              ) : (
                <Trans>
                  Shipped from their stock. After {dateTime(by.due_at, currentLang())}, you ship it yourself.
                </Trans>
              )}
            </p>
          )
        )}
        {!by.may_move && (
          <p>
            <Trans>It came from their stock.</Trans>
          </p>
        )}
        {refusal && <Notice tone="danger" title={refusal} />}
        {by.may_move && (
          <Button busy={action.running === name} onClick={() => setAsking(true)}>
            <Trans>Send from my own stock</Trans>
          </Button>
        )}
      </div>
      <Confirm
        open={isAsking}
        title={t`Send it from your own stock?`}
        confirmLabel={t`Send from my own stock`}
        onConfirm={() => void send()}
        onCancel={() => setAsking(false)}
      >
        <Trans>Stock is returned to {by.name} and deducted from yours.</Trans>
      </Confirm>
    </Section>
  )
}
