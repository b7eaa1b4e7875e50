import { z } from 'zod'

/** Money on the wire: ringgit as text with exactly two decimals, "1234.50". contract §1 Values */
export const moneyText = z
  .string()
  .regex(/^-?\d{1,13}\.\d{2}$/)
  .meta({ description: 'Ringgit with two decimals', example: '25.00' })

/** An amount in the currency that is named beside it, with exactly its decimals: of ringgit and most others two, of yen none, of dinars three. contract §1 Values */
export const amountText = z
  .string()
  .regex(/^-?\d{1,13}(?:\.\d{2,3})?$/)
  .meta({ description: 'An amount in its currency, with all of its decimals', example: '25.00' })

/** Money as a person may type it into a form: "25", "25.5", "1,234.50", below RM 1,000,000,000. The server reads it with domain/money. */
export const typedMoney = z
  .string()
  .trim()
  .regex(/^(?:RM\s*)?(?:[1-9]\d{0,2}(?:,\d{3}){1,2}|\d{1,9})(?:\.\d{1,2})?$/i)
  .meta({ example: '25.00' })

/** What an order, cart or booking comes to. spec §3 */
export const totals = z.object({
  click_upsell: moneyText,
  shipping: moneyText,
  discount: moneyText,
  addon_total: moneyText,
  subtotal: moneyText,
  total: moneyText,
})
export type Totals = z.infer<typeof totals>
