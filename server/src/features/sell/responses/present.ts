import type {
  CollectionField,
  CollectionForm,
  GivenAnswer,
  Response,
  ResponseSummary,
} from '@kedai/contracts/collections.ts'
import { hasOptions } from '@kedai/domain/collections/fields.ts'
import { cellsOf, noGrid } from '@kedai/domain/collections/grid.ts'
import { displayRinggit, formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { amountDue } from '@kedai/domain/orders/payment-status.ts'
import { fulfilmentStatuses, orderStatuses, paymentStatuses } from '@kedai/domain/orders/statuses.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import { whatsappLink } from '@kedai/domain/text/whatsapp.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { say } from '../../../platform/errors/message.ts'
import type { Files } from '../../../platform/files/files.ts'
import { ledgerOf } from '../../orders/orders/shared/order-ledger.ts'
import { remind } from './messages.ts'
import type { ResponseRow, Totals } from './queries.ts'

type Kept = GivenAnswer & { file_id?: number }

export function presentResponse(row: ResponseRow, title: string, files: Files, now: Date): Response {
  const due = amountDue(ledgerOf(row))
  const status = row.ended_at !== null ? 'over' : row.paid_at !== null ? 'paid' : 'unpaid'
  return {
    id: row.id,
    order_no: row.order_no,
    at: formatTime(row.at),
    status,
    payment_status: known(paymentStatuses, row.payment_status),
    order_status: known(orderStatuses, row.order_status),
    fulfilment_status: known(fulfilmentStatuses, row.fulfilment_status),
    name: row.buyer_name,
    phone: row.buyer_phone,
    email: row.buyer_email,
    total: formatRinggit(sen(row.total_sen)),
    paid: formatRinggit(sen(row.paid_sen - row.refunded_sen)),
    items: row.items,
    answers: Object.fromEntries(answersOf(row).map((answer) => [answer.key, valueOf(answer, row, files, now)])),
    remind_link: status === 'unpaid' && due > 0 ? remindLink(row, title, due) : null,
  }
}

export const answersOf = ({ answers }: Pick<ResponseRow, 'answers'>): Kept[] =>
  Array.isArray(answers) ? (answers as unknown as Kept[]) : [] // as the order's line keeps them

function valueOf({ value, file_id }: Kept, row: ResponseRow, files: Files, now: Date): Response['answers'][string] {
  const file = row.files.find(({ id }) => id === file_id)
  if (!file) return value
  return { name: file.name, url: files.privateLink({ key: file.key, fileName: file.name, size: file.bytes }, now) }
}

function remindLink(row: ResponseRow, title: string, due: number): string | null {
  const lang = isLang(row.lang) ? row.lang : 'ms'
  const amount = displayRinggit(sen(due), lang)
  const said = { name: row.buyer_name, title, order: row.order_no, due: amount }
  return whatsappLink(row.buyer_phone, say(remind, lang, said))
}

export function presentSummary(title: string, { fields, target }: CollectionForm, totals: Totals): ResponseSummary {
  const counted = fields.filter(({ type }) => hasOptions(type) || type === 'checkbox' || type === 'grid')
  return {
    title,
    fields,
    target,
    collected: formatRinggit(sen(Math.max(0, totals.collected))),
    responses: totals.responses,
    paid: totals.paid,
    unpaid: totals.responses - totals.paid,
    choices: counted.map(({ key, label, type, options, grid }) => ({
      key,
      label,
      // An answer that was taken off the form since then still counts.
      options: [
        ...new Set([
          ...(type === 'checkbox' ? ['true'] : type === 'grid' ? cellNames({ options, grid }) : options),
          ...chosen(totals, key),
        ]),
      ].map((option) => ({
        option,
        count: totals.choices.find((one) => one.key === key && one.option === option)?.count ?? 0,
      })),
    })),
    items: totals.items.map(({ title: row, quantity, sen: amount }) => ({
      title: row,
      quantity,
      total: formatRinggit(sen(amount)),
    })),
  }
}

/** How the cells of a grid are called, row by row. */
export const cellNames = ({ options, grid }: Pick<CollectionField, 'options' | 'grid'>): string[] =>
  cellsOf({ options, grid: { ...noGrid, columns: grid?.columns ?? [] } }).map(({ name }) => name)

const chosen = ({ choices }: Totals, key: string): string[] =>
  choices.filter((one) => one.key === key).map(({ option }) => option)

function known<Name extends string>(names: readonly Name[], value: string): Name {
  const found = names.find((name) => name === value)
  if (!found) throw new Error(`unknown state of an order: ${value}`)
  return found
}
