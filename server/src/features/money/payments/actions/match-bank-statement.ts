import type { MatchedStatement } from '@kedai/contracts/bank-statements.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { matchStatement, readBankDay, readCredit, type StatementRow } from '@kedai/domain/payments/statement.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Table, TableRow } from '../../../../platform/csv/table-sink.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { statementTexts } from '../statement-messages.ts'
import { listAwaited } from '../queries/statement.ts'

export const statementLimits = { rows: 2000, columns: 40, cells: 60_000, cell: 500, field: 'file' }
const ordersKept = 2000
// A statement of a month, and the days that its first transfers came late by.
const daysCompared = 45

/** What of a bank's file is money for orders that wait. Nothing is kept and nothing changes. @throws AppError 422 at `file` where a column is missing */
export async function matchBankStatement(
  trx: Db,
  { shopId, table, now }: { shopId: number; table: Table; now: Date },
): Promise<MatchedStatement> {
  const { day, credit } = columnsOf(table.header)
  const all = table.batches.flatMap((batch) => JSON.parse(new TextDecoder().decode(batch)) as TableRow[]) // as a sink writes them
  const rows = all.flatMap(({ line, cells }): StatementRow[] => {
    const on = readBankDay(cells[day] ?? '')
    const amount = readCredit(cells[credit] ?? '')
    const text = cells.filter((cell, at) => at !== day && at !== credit && /\p{L}|\d{3}/u.test(cell)).join(' ')
    return on === null || amount === null ? [] : [{ row: line, day: on, amount, text: text.slice(0, 300) }]
  })
  const waiting = await listAwaited(trx, {
    shopId,
    since: new Date(now.getTime() - daysCompared * 24 * 3_600_000),
    limit: ordersKept,
  })
  const matches = matchStatement(
    rows,
    waiting.map((order) => ({
      orderNo: order.order_no,
      buyerName: order.buyer_name,
      due: sen(order.due_sen),
      placedOn: formatDate(order.placed_at),
      hasSlip: order.has_slip,
      isUnique: order.is_unique,
    })),
  )
  return {
    rows: rows.map(({ row, day: date, amount, text }) => {
      const match = matches.find((one) => one.row === row)
      const order = match && waiting.find(({ order_no }) => order_no === match.orderNo)
      return {
        row,
        date,
        amount: formatRinggit(amount),
        text,
        match:
          match && order
            ? {
                order_no: order.order_no,
                buyer_name: order.buyer_name,
                has_slip: order.has_slip,
                certainty: match.certainty,
              }
            : null,
      }
    }),
    skipped: all.length - rows.length,
  }
}

// As Malaysian banks head such columns.
const days = [
  'date',
  'transactiondate',
  'trxdate',
  'postingdate',
  'valuedate',
  'entrydate',
  'tarikh',
  'tarikhtransaksi',
  '日期',
  '交易日期',
]
const credits = [
  'credit',
  'creditamount',
  'creditrm',
  'kredit',
  'moneyin',
  'deposit',
  'deposits',
  'cr',
  'amount',
  'amountrm',
  'transactionamount',
  'jumlah',
  'amaun',
  '存入',
  '金额',
]

function columnsOf(header: readonly string[]): { day: number; credit: number } {
  const heads = header.map((title) => title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  const find = (names: readonly string[]) => heads.indexOf(names.find((name) => heads.includes(name)) ?? ' ')
  const found = { day: find(days), credit: find(credits) }
  if (found.day === -1) throw refuseField('file', statementTexts.noDay)
  if (found.credit === -1) throw refuseField('file', statementTexts.noCredit)
  return found
}
