import type { PaymentMethod } from '@kedai/contracts/items.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { bankListMethods } from '@kedai/domain/payments/bank-list-methods.ts'
import type { ReactNode } from 'react'
import { later } from '../../lib/later.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import { pickupOf } from './frame.ts'
import type { OrderInHand } from './order-in-hand.ts'
import { useWords } from './use-words.ts'

const Account = later(
  async () => (await import('./seldom/bank-account.tsx')).BankAccount,
  <Skeleton className="h-20 w-full" />,
  'seldom',
)

const Banks = later(
  async () => (await import('./seldom/bank-choice.tsx')).BankChoice,
  <Skeleton className="h-13 w-full" />,
  'seldom',
)

export function PaymentSection({ checkout }: { checkout: OrderInHand }) {
  const { t } = useLingui()
  const { say } = useWords()
  const { frame, values, problems, edit } = checkout
  const problem = problems.paymentMethod
  const isCollected = pickupOf(frame, values) !== null
  const chosen = frame.payment_methods.find(({ code }) => code === values.paymentMethod)
  return (
    <CheckoutSection checkout={checkout} name="payment" title={<Trans>Payment method</Trans>} summary={chosen?.name}>
      {checkout.wallet?.choice}
      <FieldGroup
        label={<span className="sr-only">{t`Ways to pay`}</span>}
        error={problem && say('paymentMethod', problem)}
      >
        <RadioCards
          name="paymentMethod"
          value={values.paymentMethod}
          onChange={(paymentMethod) => edit({ paymentMethod })}
          cards={frame.payment_methods.map((method) => ({
            value: method.code,
            label: method.name,
            hint: (isCollected && method.pickup_hint) || method.hint,
            details: detailsOf(
              method,
              bankListMethods.includes(method.code) && (
                <Banks
                  shop={frame.shop.username}
                  method={method.code}
                  value={values.paymentBank ?? ''}
                  onChange={(paymentBank) => edit({ paymentBank })}
                />
              ),
            ),
          }))}
        />
      </FieldGroup>
    </CheckoutSection>
  )
}

const detailsOf = (method: PaymentMethod, banks: ReactNode) =>
  method.instructions || method.accounts.length > 0 || banks ? (
    <div className="grid gap-3">
      {method.instructions && <p className="whitespace-pre-line">{method.instructions}</p>}
      {method.accounts.map((account) => (
        <Account key={`${account.bank} ${account.number}`} {...account} />
      ))}
      {banks}
    </div>
  ) : undefined
