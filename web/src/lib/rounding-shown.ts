import { money } from './format.ts'

// What the rounding of coins did to what is paid, as on the wire: below zero where it took off; null where nothing was rounded,
// or where a device kept the order before it said so.
export function roundingEffect(amount: string | undefined): string | null {
  if (amount === undefined || amount === '0.00') return null
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}

// The same for people, with its sign.
export function roundingShown(amount: string | undefined): string | null {
  const effect = roundingEffect(amount)
  if (effect === null) return null
  return effect.startsWith('-') ? `− ${money(effect.slice(1))}` : `+ ${money(effect)}`
}
