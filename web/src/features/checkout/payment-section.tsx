import type { PaymentMethod } from '@kedai/contracts/items.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { FieldGroup } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { toast } from '../../ui/toast.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import { takesSlip } from './order-form.ts'
import { pickupOf } from './frame.ts'
import { SlipUpload } from './files-later.tsx'
import type { OrderInHand } from './order-in-hand.ts'
import { useWords } from './use-words.ts'

export function PaymentSection({ checkout }: { checkout: OrderInHand }) {
  const { t } = useLingui()
  const { say } = useWords()
  const { frame, values, problems, edit } = checkout
  const problem = problems.paymentMethod
  const isCollected = pickupOf(frame, values) !== null
  const chosen = frame.payment_methods.find(({ code }) => code === values.paymentMethod)
  return (
    <CheckoutSection checkout={checkout} name="payment" title={<Trans>How you pay</Trans>} summary={chosen?.name}>
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
            details: detailsOf(method),
          }))}
        />
      </FieldGroup>
      {takesSlip(values, frame) && <SlipUpload checkout={checkout} />}
    </CheckoutSection>
  )
}

const detailsOf = (method: PaymentMethod) =>
  method.instructions || method.accounts.length > 0 ? (
    <div className="grid gap-3">
      {method.instructions && <p className="whitespace-pre-line">{method.instructions}</p>}
      {method.accounts.map((account) => (
        <Account key={`${account.bank} ${account.number}`} {...account} />
      ))}
    </div>
  ) : undefined

function Account({ bank, number, holder }: PaymentMethod['accounts'][number]) {
  const { t } = useLingui()
  const copy = async () => {
    // Missing on plain http outside this machine.
    const isCopied = await (
      navigator.clipboard?.writeText(number.replace(/\D/g, '')) ?? Promise.reject(new Error('no clipboard'))
    ).then(
      () => true,
      () => false,
    )
    toast(
      isCopied
        ? t`Account number copied`
        : { text: t`Copying is not possible here. Hold the number to select it.`, tone: 'info' },
    )
  }
  return (
    <div className="flex items-center justify-between gap-3 rounded-m border border-line bg-card py-2 pr-1 pl-3">
      <span className="min-w-0">
        <span className="block text-xs text-ink-soft">{bank}</span>
        <strong className="block text-base tracking-wide select-all">{number}</strong>
        <span className="block text-xs text-ink-soft">{holder}</span>
      </span>
      <IconButton label={t`Copy the account number of ${bank}`} onClick={() => void copy()}>
        <Copy aria-hidden />
      </IconButton>
    </div>
  )
}
