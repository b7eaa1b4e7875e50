import type { InvoiceFacts } from '@kedai/domain/invoices/actions.ts'
import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { Message } from '../../platform/errors/message.ts'

/** What the sentences of a refusal may name: `{settled}`, `{total}` and `{balance}`. */
export const refusalParams = ({ total, settlement }: InvoiceFacts) =>
  ({ settled: inWords(settlement.settled), total: inWords(total), balance: inWords(settlement.balance) })

/** An amount as each language writes it. */
export const inWords = (amount: Sen): Message => ({ ms: displayRinggit(amount, 'ms'), en: displayRinggit(amount, 'en'), zh: displayRinggit(amount, 'zh') })
