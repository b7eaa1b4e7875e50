import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { StepBar } from '../../ui/admin/step-bar.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/page.tsx'
import { nextStep } from './next-step.ts'
import type { DialogName } from './dialog-names.ts'
import type { OrderAction } from './use-order-action.ts'
import { useActionButton, useActionNames } from './use-action-button.tsx'

type Props = { order: SellerOrder; action: OrderAction; open: (dialog: DialogName) => void }

const listed = ['record_payment', 'pack', 'fulfil', 'complete', 'refund', 'cancel'] as const

// Everything that can be done to an order; what cannot be done now stands folded below, each with its reason.
export function OrderActions(props: Props) {
  const { t } = useLingui()
  const { order } = props
  const button = useActionButton(props)
  const names = useActionNames(order)
  const next = nextStep(order)
  const possible = listed
    .filter((name) => order.actions[name].allowed)
    .sort((one, other) => Number(other === next) - Number(one === next))
  const notNow = [...listed, 'edit' as const].filter((name) => !order.actions[name].allowed)
  return (
    <Section title={t`Actions`}>
      <ActionRefused action={props.action} />
      <div className="grid gap-2">
        {possible.map((name) => button(name, { variant: name === next ? 'primary' : 'secondary', wide: true }))}
        {order.actions.edit.allowed && (
          <ButtonLink wide to={sellerPaths.editOrder(order.order_no)}>
            {names.edit}
          </ButtonLink>
        )}
      </div>
      {notNow.length > 0 && (
        <details className="mt-2">
          <summary className="py-3 text-sm font-medium text-ink-soft">
            <Trans>Why some actions are unavailable</Trans>
          </summary>
          <dl className="grid gap-2 text-sm">
            {notNow.map((name) => (
              <div key={name}>
                <dt className="font-semibold">{names[name]}</dt>
                <dd className="text-ink-soft">{order.actions[name].reason}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Section>
  )
}

// The next step, on a phone.
export function NextStepBar(props: Props) {
  const button = useActionButton(props)
  const next = nextStep(props.order)
  if (next === null || next === 'add_note' || next === 'edit') return null
  return (
    <StepBar>
      <ActionRefused action={props.action} />
      {next === 'approve_proof' ? (
        <div className="grid grid-cols-2 gap-2">
          {button('reject_proof', { wide: true })}
          {button('approve_proof', { variant: 'primary', wide: true })}
        </div>
      ) : (
        button(next, { variant: 'primary', wide: true })
      )}
    </StepBar>
  )
}

// Presses without a dialog; a dialog shows its own refusals.
const pressed = ['pack', 'complete', 'payment-proof/approve']

export const ActionRefused = ({ action: { refused } }: { action: OrderAction }) =>
  refused !== null &&
  pressed.includes(refused.call) && <Notice tone="danger" title={refused.message} className="mb-3" />
