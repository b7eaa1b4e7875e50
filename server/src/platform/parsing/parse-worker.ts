// A thread of its own: what strangers send may take all the time and memory that it is given.
import decodeQr from 'qr/decode.js'
import { AppError } from '../errors/app-error.ts'
import { parseTable } from '../csv/parse-table.ts'
import { answerOrders } from '../threads/answer-orders.ts'
import type { ParseOrder, ParseResult, QrPixels } from './file-parser.ts'

answerOrders<ParseOrder, ParseResult>(async (order) => {
  if (order.kind === 'qr')
    return { result: { kind: 'qr', text: firstCode(order.looks, order.timeLimitMs) }, transfer: [] }
  try {
    const table = await parseTable(order.bytes, order.limits)
    return { result: { kind: 'table', table }, transfer: table.batches.map(({ buffer }) => buffer as ArrayBuffer) } // made by an encoder, shared with nobody
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid')
      return { result: { kind: 'refused', text: error.text, params: error.params }, transfer: [] }
    throw error
  }
})

function firstCode(looks: readonly QrPixels[], timeLimit: number): string | null {
  for (const image of looks) {
    try {
      return decodeQr(image, { timeLimit })
    } catch {
      // It says so by throwing when there is no code; a code that is not whole too.
    }
  }
  return null
}
