import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { useLingui } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { Field } from '../../../ui/field.tsx'
import { AffixedInput } from '../../../ui/input.tsx'
import { AmountInput } from '../amount-input.tsx'

// By the id of a part: pieces of a line, an amount of the delivery.
export type TypedParts = Partial<Record<number | 'shipping', string>>

type Props = {
  currency: string
  creditable: InvoiceView['creditable']
  typed: TypedParts
  onType: (typed: TypedParts) => void
  errorAt: (at: number, field: 'quantity' | 'amount' | 'id') => string | undefined
}

// The items of an invoice with what is left of each; what is left empty is not credited. Errors count the filled ones, as they are sent.
export function CreditParts({ currency, creditable, typed, onType, errorAt }: Props) {
  const { t } = useLingui()
  const sent = creditable.parts.filter(({ id }) => typed[id]).map(({ id }) => id)
  return (
    <div className="grid gap-3">
      {creditable.parts.map(({ id, item_name, quantity_type, quantity_left, left }, place) => {
        const at = sent.indexOf(id)
        const isShipping = id === 'shipping'
        const error =
          at < 0
            ? sent.length === 0 && place === 0
              ? errorAt(0, 'amount')
              : undefined
            : (errorAt(at, isShipping ? 'amount' : 'quantity') ?? errorAt(at, 'id'))
        const input = {
          value: typed[id] ?? '',
          onChange: ({ target }: { target: HTMLInputElement }) => onType({ ...typed, [id]: target.value }),
        }
        return (
          <Field
            key={id}
            label={isShipping ? t`Shipping` : item_name}
            hint={
              isShipping
                ? t`${money(left, currency)} is left.`
                : t`${quantity_left ?? '0'} ${quantity_type} are left: ${money(left, currency)} before tax.`
            }
            error={error}
          >
            {isShipping ? (
              <AmountInput currency={currency} {...input} />
            ) : (
              <AffixedInput inputMode="decimal" autoComplete="off" after={quantity_type} {...input} />
            )}
          </Field>
        )
      })}
    </div>
  )
}
