import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FormBar } from '../../../ui/admin/form-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useActionNames } from '../use-action-button.tsx'
import type { PackingStep } from './packing-step.ts'

type Props = {
  order: SellerOrder
  step: PackingStep | null
  formId: string
  isBusy: boolean
  // In the server's words.
  refusal: string | null
  // Ships without a number once it is pressed again.
  asksAgain: boolean
  onSkip: () => void
  onBack: (() => void) | null
}

// Within the thumb's reach: the next step, and the way to the orders beside this one.
export function PackingBar({ order, step, formId, isBusy, refusal, asksAgain, onSkip, onBack }: Props) {
  const { t } = useLingui()
  const names = useActionNames(order)
  return (
    <FormBar className="mt-3 grid gap-1">
      {refusal && <Notice tone="danger" title={refusal} className="mb-1" />}
      {asksAgain && (
        <Notice tone="warn" title={t`Ship without a tracking number?`} className="mb-1">
          <Trans>The buyer is notified now that the order is on its way. You can add the tracking number later.</Trans>
        </Notice>
      )}
      <Button type="submit" form={formId} variant="primary" size="l" wide busy={isBusy}>
        {step === null ? t`Next order` : asksAgain ? t`Ship without a number` : names[step]}
      </Button>
      <div className="flex justify-between">
        <Button
          variant="quiet"
          disabledBecause={onBack === null && t`This is the first order.`}
          onClick={onBack ?? undefined}
        >
          <Trans>Back</Trans>
        </Button>
        {step !== null && (
          <Button variant="quiet" busy={isBusy} onClick={onSkip}>
            <Trans>Skip</Trans>
          </Button>
        )}
      </div>
    </FormBar>
  )
}
