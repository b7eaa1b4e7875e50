// A thread of its own: stamping takes the processor, and the files are of sellers.
import { answerOrders } from '../threads/answer-orders.ts'
import { stampPdf, type Stamped } from './stamp-pdf.ts'
import type { StampOrder } from './stamper.ts'

answerOrders<StampOrder, Stamped>(async ({ pdf, text }) => {
  const result = await stampPdf(pdf, text)
  return { result, transfer: 'pdf' in result ? [result.pdf.buffer as ArrayBuffer] : [] }
})
