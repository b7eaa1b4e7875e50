import { formatMinor, parseMinor } from '@kedai/domain/money/minor-units.ts'
import { plainNumber } from '@kedai/domain/money/typed-number.ts'
import type { ComponentProps } from 'react'
import { AffixedInput } from './input.tsx'
import { tidyOnLeave } from './tidy-on-leave.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'inputMode'> & { currency?: string; decimals?: number }

// An amount as text. On leaving it, or sending the form by Enter, it becomes the wire's form (`12` → `12.00`, `1.234,5` → `1234.50`).
export const MoneyInput = ({ currency = 'RM', decimals = 2, onBlur, onKeyDown, ...rest }: Props) => (
  <AffixedInput
    {...rest}
    before={currency}
    inputMode="decimal"
    autoComplete="off"
    {...tidyOnLeave((typed) => tidyAmount(typed, currency, decimals), { onBlur, onKeyDown })}
  />
)

// Null when the text is no amount with at most so many decimals.
export function tidyAmount(text: string, currency = 'RM', decimals = 2): string | null {
  const typed = text.trim()
  const plain = plainNumber(typed.toUpperCase().startsWith(currency) ? typed.slice(currency.length) : typed, decimals)
  const amount = plain === null ? null : parseMinor(plain, decimals)
  return amount === null ? null : formatMinor(amount, decimals)
}
