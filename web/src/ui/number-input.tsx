import { plainNumber } from '@kedai/domain/money/typed-number.ts'
import type { ComponentProps, ReactNode } from 'react'
import { AffixedInput } from './input.tsx'
import { tidyOnLeave } from './tidy-on-leave.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'inputMode'> & {
  // Shown behind the number: kg, %, unit.
  unit?: ReactNode
  // Decimals are typed with a decimal keyboard; a whole number without.
  decimals?: boolean
}

// A number as text: no spinner, no surprise from the scroll wheel, and what was typed stays for the form to judge. One with decimals may be
// written as people do: on leaving it `0,5` becomes `0.5`.
export const NumberInput = ({ unit, decimals = false, ...rest }: Props) => (
  <AffixedInput
    autoComplete="off"
    {...rest}
    {...(decimals && tidyOnLeave(tidyDecimals, rest))}
    after={unit}
    inputMode={decimals ? 'decimal' : 'numeric'}
  />
)

// Three decimals is the finest there is, a gram of a kilogram. Null when it is no number, or may mean two.
const tidyDecimals = (typed: string): string | null => plainNumber(typed.replace(/\s*(?:kg|%)\s*$/i, ''), 3)
