// A thread of its own: drawing takes the processor, and the server has requests to answer meanwhile.
import { answerOrders } from '../threads/answer-orders.ts'
import { drawDocument } from './draw-document.ts'
import type { DrawOrder, DrawResult } from './drawing-thread.ts'

answerOrders<DrawOrder, DrawResult>(async ({ document, paper, logo }) => {
  const { pdf, missing } = await drawDocument(document, { paper, logo })
  const bytes = new Uint8Array(pdf) // a Buffer may share its memory with others, which cannot be given away
  return { result: { pdf: bytes, missing }, transfer: [bytes.buffer] }
})
