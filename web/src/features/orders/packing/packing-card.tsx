import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Form } from '../../../ui/form.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { errorOf } from '../action-dialog.tsx'
import { ParcelFields, useParcel } from '../parcel-fields.tsx'
import { StatusBadges } from '../status-badges.tsx'
import { useOrderAction } from '../use-order-action.ts'
import { PackingBar } from './packing-bar.tsx'
import type { PackingDrafts } from './packing-draft.ts'
import { PackingLines } from './packing-lines.tsx'
import { PackingSlipPart } from './packing-slip-part.tsx'
import { packingStep } from './packing-step.ts'
import { useOneStep } from './use-one-step.ts'

type Props = { order: SellerOrder; drafts: PackingDrafts; onNext: () => void; onBack: (() => void) | null }

const calls = { approve_proof: 'payment-proof/approve', pack: 'pack', fulfil: 'fulfil' } as const

// One order on the table: what its next step needs, what goes into the parcel, and one button.
export function PackingCard({ order, drafts, onNext, onBack }: Props) {
  const { t } = useLingui()
  const formId = useId()
  const action = useOrderAction(order.order_no)
  const once = useOneStep()
  const draft = drafts.get(order.order_no)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(draft?.ticked ?? new Set())
  const [amount, setAmount] = useState(draft?.amount ?? order.balance_due)
  const parcel = useParcel({ courier: draft?.courier ?? order.shipping?.courier ?? '', number: draft?.number ?? '' })
  const { courier, number, ownDelivery } = parcel
  useEffect(
    () => void drafts.set(order.order_no, { ticked, amount, courier, number }),
    [drafts, order.order_no, ticked, amount, courier, number],
  )
  // The buyer is written to at once: a number that was forgotten is asked for a second time.
  const [isAsked, setIsAsked] = useState(false)
  const step = packingStep(order)
  const isParcel = step === 'fulfil' && order.ships
  const isWithout = isParcel && courier !== '' && courier !== ownDelivery && number.trim() === ''
  const refused = step && action.refused?.call === calls[step] ? action.refused : null
  const tick = (place: number) => {
    const next = new Set(ticked)
    if (!next.delete(place)) next.add(place)
    setTicked(next)
  }

  const submit = () =>
    once(async () => {
      if (step === null) return onNext()
      if (isWithout && !isAsked) return setIsAsked(true)
      const body = {
        approve_proof: order.balance_due === '0.00' ? {} : { amount },
        pack: {},
        fulfil: order.ships ? { courier, tracking_number: number } : {},
      }[step]
      if ((await action.run(calls[step], body)) && step === 'fulfil') onNext()
    })

  return (
    <>
      <Form id={formId} onSubmit={submit} errors={refused?.fields} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div>
          <p className="flex items-baseline gap-2 text-lg">
            <Link to={sellerPaths.order(order.order_no)}>{order.order_no}</Link>
            <strong className="min-w-0 truncate">{order.buyer.name}</strong>
          </p>
          <span className="mt-1 flex flex-wrap gap-1">
            <StatusBadges order={order} />
          </span>
        </div>
        {order.notes && (
          <div className="rounded-m bg-gold-soft px-4 py-3 text-sm">
            <p className="font-semibold text-gold-ink">
              <Trans>The buyer wrote</Trans>
            </p>
            <p className="break-words whitespace-pre-line">{order.notes}</p>
          </div>
        )}
        {step === null && (
          <Notice tone="neutral" title={t`No action needed for this order`}>
            {reasonOf(order)}
          </Notice>
        )}
        {step === 'approve_proof' && (
          <Section>
            <PackingSlipPart
              order={order}
              amount={amount}
              error={errorOf(action, calls.approve_proof, 'amount')}
              onAmount={setAmount}
            />
          </Section>
        )}
        {isParcel && (
          <Section>
            <div className="grid gap-3">
              {order.payment.kind === 'cod' && order.payment_status !== 'paid' && (
                <Notice tone="warn" title={t`Not paid yet: the courier collects the money.`} />
              )}
              <ParcelFields parcel={parcel} call="fulfil" action={action} />
            </div>
          </Section>
        )}
        <Section>
          <PackingLines lines={order.lines} ticked={ticked} onTick={tick} />
        </Section>
      </Form>
      <PackingBar
        order={order}
        step={step}
        formId={formId}
        isBusy={action.running !== null}
        refusal={refused && (Object.values(refused.fields)[0] ?? refused.message)}
        asksAgain={isWithout && isAsked}
        onSkip={onNext}
        onBack={onBack}
      />
    </>
  )
}

const reasonOf = ({ actions }: SellerOrder) => actions.fulfil.reason ?? actions.pack.reason
