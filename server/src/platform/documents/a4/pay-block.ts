import type { BankAccount, DuitNowBlock, PayBlock } from '@kedai/domain/documents/paper-document.ts'
import { beside, nothing, padded, space, stack } from '../paper/block.ts'
import type { Block } from '../paper/block.ts'
import { linkLine } from '../paper/link-line.ts'
import { paragraph } from '../paper/paragraph.ts'
import { qrBlock } from '../paper/qr-block.ts'
import type { Sheet } from './sheet.ts'

const edge = 12
const qrSide = 88

/** How to pay: a code to scan, a link, accounts. On a ground of its own. */
export function payBlock({ letters, styles, inks }: Sheet, pay: PayBlock, width: number): Block {
  const inner = width - 2 * edge
  const wordsWidth = pay.qr ? inner - qrSide - 12 : inner
  const set = (text: string, style = styles.small) => paragraph(letters, text, { style, width: wordsWidth })
  const words = stack([
    set(pay.text ?? ''),
    pay.link
      ? stack([
          space(2),
          linkLine(letters, pay.link, { style: { ...styles.smallStrong, colour: inks.accentInk }, width: wordsWidth }),
        ])
      : nothing,
    ...pay.accounts.map(account),
    pay.reference
      ? padded(set(`${pay.reference.label} ${pay.reference.value}`, styles.smallStrong), { top: 5 })
      : nothing,
  ])
  const scan =
    pay.qr &&
    stack([
      qrBlock(pay.qr, qrSide),
      space(3),
      paragraph(letters, pay.qr.caption, { style: { ...styles.small, size: 7 }, width: qrSide, align: 'centre' }),
    ])
  const body = scan
    ? beside([
        { left: 0, block: scan },
        { left: qrSide + 12, block: words },
      ])
    : words
  const all = stack([
    paragraph(letters, pay.heading, { style: styles.label, width: inner, tag: 'H2' }),
    space(5),
    body,
    pay.duitnow ? stack([space(10), duitNow(pay.duitnow)]) : nothing,
  ])
  return padded(all, {
    top: edge,
    bottom: edge,
    left: edge,
    behind: (pen, x, y, height) => pen.box({ x, y, width, height }, { colour: inks.ground, radius: 6 }),
  })

  function duitNow({ text, caption, title, name, lines, amount, hint }: DuitNowBlock): Block {
    const facing = inner - qrSide - 12
    const say = (one: string, style = styles.small) => paragraph(letters, one, { style, width: facing })
    const facts = stack([
      say(title),
      say(name, styles.smallStrong),
      ...lines.map((line) => say(line)),
      padded(say(`${amount.label} ${amount.value}`, styles.smallStrong), { top: 5 }),
      say(hint),
    ])
    const code = stack([
      qrBlock({ text, caption }, qrSide),
      space(3),
      paragraph(letters, caption, { style: { ...styles.small, size: 7 }, width: qrSide, align: 'centre' }),
    ])
    return beside([
      { left: 0, block: code },
      { left: qrSide + 12, block: facts },
    ])
  }

  function account({ bank, number, holder }: BankAccount): Block {
    return padded(stack([set(bank), set(number, { ...styles.bodyStrong, size: 10 }), set(holder)]), { top: 5 })
  }
}
