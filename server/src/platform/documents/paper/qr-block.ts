import { qrPath } from '../../codes/qr-path.ts'
import type { Block } from './block.ts'

/** `caption`: what it is for, in words. A QR code on white with its quiet edge, drawn as shapes. Sides in points. */
export function qrBlock({ text, caption }: { text: string; caption: string }, side: number, left = 0): Block {
  const { path, size } = qrPath(text)
  return {
    height: side,
    draw(pen, x, y) {
      pen.element(
        'Figure',
        () => {
          pen.box({ x: x + left, y, width: side, height: side }, { colour: '#ffffff', radius: 3 })
          pen.cells(path, { x: x + left, y, side, cells: size })
        },
        { alt: caption },
      )
    },
  }
}
