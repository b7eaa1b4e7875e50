import type { Customer } from '@kedai/contracts/customers.ts'
import type { InvoiceSettings } from '@kedai/contracts/invoice-settings.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { today } from '../today.ts'
import { type EditorState, blankLine, noBuyer } from './editor-state.ts'

// How a new invoice begins: today, with the shop's own time to pay and notes.
export function newState({ due_days, notes }: InvoiceSettings, customer: Customer | null, lang: Lang): EditorState {
  return {
    customer_id: customer?.id ?? null,
    buyer: customer
      ? { ...noBuyer, name: customer.name, phone: customer.phone ?? '', email: customer.email ?? '' }
      : noBuyer,
    lines: [blankLine()],
    shipping: '',
    discount: '',
    discount_type: 'fixed',
    tax: '',
    tax_type: 'percent',
    currency: 'RM',
    exchange_rate: '',
    issue_date: today(),
    due_date: plusDays(today(), due_days),
    notes,
    reference: '',
    lang,
  }
}
