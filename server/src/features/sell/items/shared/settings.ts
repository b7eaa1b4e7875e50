import type { ItemView, PaymentMethod } from '@kedai/contracts/items.ts'

/** A setting that is kept as JSON, by its fields; nothing of another shape passes. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {} // an object: each field is checked when read

export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

/** Bank accounts that lack a bank, number or holder are left out. */
export const readAccounts = (accounts: unknown): PaymentMethod['accounts'] =>
  (Array.isArray(accounts) ? accounts : []).flatMap((account: unknown) => {
    const fields = fieldsOf(account)
    const [bank, number, holder] = [textOrNull(fields.bank), textOrNull(fields.number), textOrNull(fields.holder)]
    return bank && number && holder ? [{ bank, number, holder }] : []
  })

/** The order form's file field; null when the seller asks for none. */
export function readFileUpload(stored: unknown): ItemView['file_upload'] {
  const { label, placeholder, tooltip, is_required } = fieldsOf(stored)
  const shown = textOrNull(label)
  return shown === null
    ? null
    : {
        label: shown,
        placeholder: textOrNull(placeholder) ?? '',
        tooltip: textOrNull(tooltip) ?? '',
        is_required: is_required === true,
      }
}
