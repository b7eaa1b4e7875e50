import type { ComponentProps } from 'react'
import { AffixedInput } from './input.tsx'

// A Malaysian number after a fixed +60, which gives way where a number of another country is typed whole, with its own +.
// `0123456789`, `12-345 6789` and `+60123456789` are all fine: the server makes E.164 of it.
export const PhoneInput = (props: Omit<ComponentProps<'input'>, 'type' | 'inputMode'>) => (
  <AffixedInput
    placeholder="12-345 6789"
    autoComplete="tel"
    {...props}
    before={`${props.value ?? props.defaultValue ?? ''}`.startsWith('+') ? undefined : '+60'}
    type="tel"
    inputMode="tel"
  />
)

// What to send: null when it cannot be a phone number.
export function wholePhone(text: string): string | null {
  const digits = text.replace(/[\s()-]/g, '')
  if (/^\+\d{8,15}$/.test(digits)) return digits
  const local = digits.replace(/^(?:60|0)/, '')
  return /^\d{8,10}$/.test(local) ? `+60${local}` : null
}
