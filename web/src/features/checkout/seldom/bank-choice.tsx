import type { PaymentBank } from '@kedai/contracts/payment-banks.ts'
import { useLingui } from '@lingui/react/macro'
import { inShop, oneOf } from '../../../lib/query-cache.ts'
import { usePageQuery } from '../../../lib/use-page-query.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

const banksOf = (shop: string, method: string) =>
  inShop(shop, oneOf<PaymentBank[]>(`/api/ajax/guest/payment-banks?method=${encodeURIComponent(method)}`))

type Props = { shop: string; method: string; value: string; onChange: (bank: string) => void }

// Straight to the buyer’s bank; those that take nothing now cannot be chosen. Without a list the provider's page asks.
export function BankChoice({ shop, method, value, onChange }: Props) {
  const { t } = useLingui()
  const { data: banks = [] } = usePageQuery(banksOf(shop, method))
  if (banks.length === 0) return null
  const isUp = banks.some(({ code, is_up }) => code === value && is_up)
  return (
    <Field label={t`Your bank`} optional>
      <Select
        name="payment_bank"
        placeholder={t`Choose on the next page`}
        choices={banks.map(({ code, name, is_up }) => ({
          value: code,
          label: is_up ? name : t`${name} (down now)`,
          disabled: !is_up,
        }))}
        value={isUp ? value : ''}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
