import { formatMinor, parseMinor } from '@kedai/domain/money/minor-units.ts'
import { plainNumber } from '@kedai/domain/money/typed-number.ts'
import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react'
import { AffixedInput } from './input.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'inputMode'> & { currency?: string; decimals?: number }

// An amount as text. On leaving it, or sending the form by Enter, it becomes the wire's form (`12` → `12.00`, `1.234,5` → `1234.50`) and
// `onChange` hears of it; what cannot be an amount is left for the form to refuse, so that nothing typed is lost.
export function MoneyInput({ currency = 'RM', decimals = 2, onBlur, onKeyDown, ...rest }: Props) {
  const tidy = (input: HTMLInputElement) => {
    const amount = tidyAmount(input.value, currency, decimals)
    if (amount !== null && amount !== input.value) setAsTyped(input, amount)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    tidy(event.currentTarget)
    onBlur?.(event)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') tidy(event.currentTarget)
    onKeyDown?.(event)
  }
  return <AffixedInput {...rest} before={currency} inputMode="decimal" autoComplete="off" onBlur={leave} onKeyDown={press} />
}

// Null when the text is no amount with at most so many decimals.
export function tidyAmount(text: string, currency = 'RM', decimals = 2): string | null {
  const typed = text.trim()
  const plain = plainNumber(typed.toUpperCase().startsWith(currency) ? typed.slice(currency.length) : typed, decimals)
  const amount = plain === null ? null : parseMinor(plain, decimals)
  return amount === null ? null : formatMinor(amount, decimals)
}

// Goes through the browser's own setter, so that React and form libraries see the change as if it had been typed.
export function setAsTyped(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
