import type { IssueCreditNote } from '@kedai/contracts/seller-invoices.ts'
import type { CreditRefusal, CreditWish, WantedPart } from '@kedai/domain/invoices/credit-note.ts'
import { parseQuantity } from '@kedai/domain/invoices/quantity.ts'
import { parseAmount, sampleAmount } from '@kedai/domain/money/amount.ts'
import { currencySign, type Currency } from '@kedai/domain/money/currencies.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { type AppError, refuseField } from '../../../platform/errors/app-error.ts'
import { inWords } from '../../../platform/errors/in-words.ts'
import { creditRefusals, texts } from './messages.ts'

type Line = { id: number }

/** What the seller wants to credit; a line of which nothing is typed is not meant. @throws AppError `invalid` at the fields */
export function readWish(
  { lines: typed, amount }: IssueCreditNote,
  lines: readonly Line[],
  currency: Currency,
): CreditWish {
  const wanted = typed
    .map((line, at) => ({ ...line, at }))
    .filter(({ quantity, amount: net }) => isTyped(quantity) || isTyped(net))
  if (isTyped(amount)) {
    if (wanted.length > 0) throw refuseField('amount', texts.either)
    return { by: 'amount', amount: amountAt('amount', amount, currency) }
  }
  if (wanted.length === 0) throw refuseField('amount', creditRefusals.nothing_wanted)
  return {
    by: 'parts',
    parts: wanted.map(({ id, quantity, amount: net, at }): WantedPart => {
      const part = id === 'shipping' ? id : lines.findIndex((line) => line.id === id)
      if (part === -1) throw refuseField(`lines.${at}.id`, creditRefusals.no_such_part)
      if (!isTyped(quantity) || part === 'shipping')
        return { part, net: amountAt(`lines.${at}.amount`, net ?? '', currency) }
      const pieces = parseQuantity(quantity)
      if (pieces === null) throw refuseField(`lines.${at}.quantity`, texts.quantity)
      return { part, quantity: pieces }
    }),
  }
}

/** A refusal of the rule, at the field that asked for it. */
export function refusedCredit(
  found: CreditRefusal,
  { lines: typed }: IssueCreditNote,
  lines: readonly Line[],
  currency: Currency,
): AppError {
  const params = 'left' in found ? { left: inWords(found.left, currency) } : undefined
  if (!('part' in found)) return refuseField('amount', creditRefusals[found.refusal], params)
  const id = found.part === 'shipping' ? found.part : lines[found.part]?.id
  const at = Math.max(
    0,
    typed.findLastIndex((line) => line.id === id),
  )
  return refuseField(
    `lines.${at}.${isTyped(typed[at]?.quantity) ? 'quantity' : 'amount'}`,
    creditRefusals[found.refusal],
    params,
  )
}

const isTyped = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''

function amountAt(field: string, typed: string, currency: Currency): Sen {
  const amount = parseAmount(typed, currency)
  if (amount === null || amount <= 0)
    throw refuseField(field, texts.amount, { currency: currencySign(currency), example: sampleAmount(currency) })
  return amount
}
