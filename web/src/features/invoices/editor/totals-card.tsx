import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen, type Sen } from '@kedai/domain/money/sen.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { money } from '../../../lib/format.ts'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TillSlip } from '../../../ui/till-slip.tsx'
import { AmountInput } from '../amount-input.tsx'
import { writeAmount } from '../amounts.ts'
import { invoiceSettingsQuery } from '../settings/api.ts'
import { AdjustmentField } from './adjustment-field.tsx'
import type { EditorSums } from './editor-sums.ts'
import type { Change, EditorState } from './editor-state.ts'
import { HowComputed } from './how-computed.tsx'

type Props = { state: EditorState; change: Change; sums: EditorSums; errors: Record<string, string> }

// Shipping, discount and tax, and what it all comes to while one types.
export function TotalsCard({ state, change, sums, errors }: Props) {
  const { t } = useLingui()
  const { data: settings } = useQuery(invoiceSettingsQuery())
  const refusals = {
    discount_over_subtotal: t`The discount is larger than the items together.`,
    negative_amount: t`An amount cannot be below zero.`,
    too_large: t`These amounts are too large for one invoice.`,
  }
  const figure = (name: 'subtotal' | 'shipping' | 'discount' | 'tax' | 'total') => sums.sums?.[name] ?? noSen
  const written = (amount: Sen) => money(writeAmount(amount, state), state.currency)
  const line = (label: string, amount: Sen) => ({ label, amount: written(amount) })
  return (
    <>
      <div className="mb-4 grid gap-4">
        <Field label={t`Shipping`} error={errors.shipping}>
          <AmountInput
            currency={state.currency}
            name="shipping"
            className="[&_input]:text-right"
            placeholder={writeAmount(noSen, state)}
            maxLength={24}
            value={state.shipping}
            onChange={({ target }) => change({ shipping: target.value })}
          />
        </Field>
        <AdjustmentField
          currency={state.currency}
          label={t`Discount`}
          name="discount"
          value={state.discount}
          type={state.discount_type}
          error={errors.discount}
          onChange={(discount, discount_type) => change({ discount, discount_type })}
        />
        <AdjustmentField
          currency={state.currency}
          label={t`Tax`}
          name="tax"
          value={state.tax}
          type={state.tax_type}
          error={errors.tax}
          hint={
            sums.sums && sums.sums.tax > 0 && settings?.sst_no === ''
              ? t`Only a business registered for SST may charge it. Add your SST number in the invoice settings to show it on the invoice.`
              : undefined
          }
          onChange={(tax, tax_type) => change({ tax, tax_type })}
        />
      </div>
      {sums.refusal ? (
        <Notice tone="warn" title={refusals[sums.refusal]} />
      ) : (
        <TillSlip
          lines={[
            line(t`Items`, figure('subtotal')),
            ...(figure('discount') === 0 ? [] : [{ label: t`Discount`, amount: `−${written(figure('discount'))}` }]),
            ...(figure('shipping') === 0 ? [] : [line(t`Shipping`, figure('shipping'))]),
            ...(figure('tax') === 0 ? [] : [line(t`Tax`, figure('tax'))]),
            { ...line(t`Total`, figure('total')), isTotal: true },
            ...(sums.ringgit === null ? [] : [{ label: t`Total in RM`, amount: money(formatRinggit(sums.ringgit)) }]),
          ]}
        />
      )}
      <HowComputed sums={sums} rate={state.exchange_rate.trim()} />
    </>
  )
}
