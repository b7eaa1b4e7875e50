import type { PrintedTicket, TicketSheet } from '@kedai/domain/documents/ticket-sheet.ts'
import { qrPath } from '../../codes/qr-path.ts'
import type { TextStyle } from '../letters/letters.ts'
import type { Pen } from '../paper/pen.ts'

// Points: A6, which fits a phone's screen and a printer's quarter sheet.
const page = { width: 297.64, height: 420.94 }
const margin = 20
const room = page.width - 2 * margin
const side = 150

const style = (size: number, weight: TextStyle['weight'] = 'regular', colour = '#1f1b16'): TextStyle => ({
  size,
  weight,
  colour,
})
const caption = style(7.5, 'regular', '#6b6357')

/** Draws tickets, one to a page, each with the code that is scanned at the door. */
export function drawTickets(sheet: TicketSheet, pen: Pen, openPage: (size: [number, number]) => void): void {
  for (const ticket of sheet.tickets) {
    openPage([page.width, page.height])
    drawTicket(sheet, ticket, pen)
  }
}

function drawTicket({ words, author }: TicketSheet, ticket: PrintedTicket, pen: Pen): void {
  let y = margin
  const lines = (text: string, as: TextStyle, most: number, gap = 0) => {
    for (const one of pen.letters.wrap(text, as, room).slice(0, most)) {
      pen.line({ text: one, x: margin, baseline: y + as.size, style: as })
      y += as.size * 1.25
    }
    y += gap
  }
  const fact = (label: string, text: string, most = 2) => {
    if (text === '') return
    lines(label, caption, 1)
    lines(text, style(10.5), most, 5)
  }
  pen.element('Sect', () => {
    lines(author, caption, 1, 3)
    lines(ticket.event, style(15, 'bold'), 3, 7)
    fact(words.when, ticket.when)
    fact(words.where, ticket.venue)
    fact(words.kind, ticket.kind, 1)
    fact(words.who, ticket.name, 1)
  })
  const top = page.height - margin - side - 30
  pen.rule({ x: margin, y: top - 8, width: room }, { colour: '#bbbbbb', thickness: 0.8, dashed: true })
  const { path, size } = qrPath(ticket.code)
  const left = (page.width - side) / 2
  pen.element('Figure', () => pen.cells(path, { x: left, y: top, side, cells: size }), { alt: ticket.code })
  const middle = (text: string, as: TextStyle, baseline: number) =>
    pen.line({ text, x: (page.width - pen.letters.width(text, as)) / 2, baseline, style: as })
  pen.element('Sect', () => {
    middle(ticket.code, style(13, 'bold'), top + side + 14)
    middle(pen.letters.wrap(words.show, caption, room)[0] ?? '', caption, top + side + 27)
  })
}
