import type { OrderRow, SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Check, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { dateTime, money } from '../../../lib/format.ts'
import { currentLang } from '../../../lib/i18n.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { shortTime } from '../../../lib/seller/short-time.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Link } from '../../../ui/link.tsx'
import { orderQuery } from '../api.ts'
import type { DialogName } from '../dialog-names.ts'
import { nextStep } from '../next-step.ts'
import { ActionRefused } from '../order-actions.tsx'
import { OrderDialog } from '../order-dialogs.tsx'
import { PrintOrder } from '../papers/print-order.tsx'
import { StatusBadges } from '../status-badges.tsx'
import { useActionButton } from '../use-action-button.tsx'
import { useOrderAction } from '../use-order-action.ts'

type Props = { order: OrderRow; isWaiting: boolean; onAccept: () => void }

// An order as it came in: what it is, how it stands, and what to do with one press.
export function DeskCard({ order, isWaiting, onAccept }: Props) {
  const { t } = useLingui()
  const { order_no: orderNo } = order
  // Asked for anew when something happens to it, not now and then.
  const { data: detail } = useQuery({ ...orderQuery(orderNo), refetchInterval: false, refetchOnWindowFocus: true })
  return (
    <li
      data-order={orderNo}
      className={classes(
        'grid animate-rise grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-l border bg-card p-4 shadow-card',
        isWaiting ? 'border-accent ring-2 ring-accent' : 'border-line',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <div className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate">
            <Link to={sellerPaths.order(orderNo)}>{orderNo}</Link> · {order.buyer_name}
          </span>
          <strong className="shrink-0 text-lg whitespace-nowrap">{money(order.total)}</strong>
        </div>
        <div className="flex items-baseline justify-between gap-3 text-sm text-ink-soft">
          <span className="min-w-0 truncate">{order.items_text}</span>
          <time title={dateTime(order.placed_at, currentLang())} className="shrink-0 whitespace-nowrap">
            {shortTime(order.placed_at, currentLang())}
          </time>
        </div>
        <div className="flex flex-wrap items-center gap-1">
          {isWaiting && <Badge tone="accent">{t`New`}</Badge>}
          <StatusBadges order={order} />
          {detail?.accepted && !isWaiting && <AcceptedBy accepted={detail.accepted} />}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {isWaiting && (
          <Button variant="primary" onClick={onAccept} aria-label={t`Accept order ${orderNo}`}>
            <Check aria-hidden className="size-5" />
            <Trans>Accept</Trans>
          </Button>
        )}
        {detail && <DeskActions order={detail} onDone={onAccept} />}
      </div>
    </li>
  )
}

const AcceptedBy = ({ accepted: { by, at } }: { accepted: NonNullable<SellerOrder['accepted']> }) => (
  <span title={dateTime(at, currentLang())} className="min-w-0 text-sm wrap-anywhere text-ink-soft">
    {by === '' ? <Trans>Accepted</Trans> : <Trans>Accepted by {by}</Trans>}
  </span>
)

// The next step of the order, its papers, and a word to the buyer.
function DeskActions({ order, onDone }: { order: SellerOrder; onDone: () => void }) {
  const action = useOrderAction(order.order_no)
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const button = useActionButton({
    order,
    // Whoever does something with an order has taken it on.
    action: { ...action, run: async (...wish) => (await action.run(...wish)) && (onDone(), true) },
    open: setDialog,
  })
  const next = nextStep(order)
  return (
    <>
      {next !== null && next !== 'add_note' && next !== 'edit' && button(next, {})}
      {next === 'approve_proof' && button('reject_proof', {})}
      <PrintOrder orderNo={order.order_no} />
      <ButtonAnchor href={order.buyer.whatsapp_link} target="_blank" rel="noreferrer">
        <MessageCircle aria-hidden className="size-5" />
        WhatsApp
      </ButtonAnchor>
      <div className="basis-full empty:hidden">
        <ActionRefused action={action} />
      </div>
      {dialog && <OrderDialog name={dialog} order={order} action={action} onClose={() => setDialog(null)} />}
    </>
  )
}
