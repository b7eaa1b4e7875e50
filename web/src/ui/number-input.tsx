import type { ComponentProps, ReactNode } from 'react'
import { AffixedInput } from './input.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'inputMode'> & {
  // Shown behind the number: kg, %, unit.
  unit?: ReactNode
  // Decimals are typed with a decimal keyboard; a whole number without.
  decimals?: boolean
}

// A number as text: no spinner, no surprise from the scroll wheel, and what was typed stays for the form to judge.
export const NumberInput = ({ unit, decimals = false, ...rest }: Props) => (
  <AffixedInput autoComplete="off" {...rest} after={unit} inputMode={decimals ? 'decimal' : 'numeric'} />
)
