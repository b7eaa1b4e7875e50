import { currencyOf, minorDigits } from '@kedai/domain/money/currencies.ts'
import type { ComponentProps } from 'react'
import { MoneyInput } from '../../ui/money-input.tsx'

// An amount in the currency of an invoice, with as many decimals as it has.
export const AmountInput = ({
  currency,
  ...rest
}: Omit<ComponentProps<typeof MoneyInput>, 'currency' | 'decimals'> & { currency: string }) => (
  <MoneyInput currency={currency} decimals={minorDigits[currencyOf(currency)]} {...rest} />
)
