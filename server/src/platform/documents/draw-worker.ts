// A thread of its own: drawing takes the processor, and the server has requests to answer meanwhile.
import { answerOrders } from '../threads/answer-orders.ts'
import { drawCertificatePaper, drawDocument, drawLabelSheet, drawTicketSheet } from './draw-document.ts'
import type { DrawOrder, DrawResult } from './drawing-thread.ts'

answerOrders<DrawOrder, DrawResult>(async (order) => {
  const { pdf, missing } = await ('labels' in order
    ? drawLabelSheet(order.labels)
    : 'tickets' in order
      ? drawTicketSheet(order.tickets)
      : 'certificate' in order
        ? drawCertificatePaper(order.certificate)
        : drawDocument(order.document, order))
  const bytes = new Uint8Array(pdf) // a Buffer may share its memory with others, which cannot be given away
  return { result: { pdf: bytes, missing }, transfer: [bytes.buffer] }
})
