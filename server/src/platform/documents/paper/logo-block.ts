import type { Block } from './block.ts'
import { nothing } from './block.ts'

/** A picture as pdfkit reads it (JPEG or PNG), and its size in pixels. */
export type Logo = { bytes: Uint8Array; width: number; height: number }

/** A logo as large as fits, never larger than it was drawn. */
export function logoBlock(
  logo: Logo | null,
  most: { width: number; height: number; alt: string },
  centredIn?: number,
): Block {
  if (!logo) return nothing
  const scale = Math.min(most.width / logo.width, most.height / logo.height, 1)
  const [width, height] = [logo.width * scale, logo.height * scale]
  return {
    height,
    draw: (pen, x, y) =>
      pen.element(
        'Figure',
        () =>
          pen.picture(logo.bytes, { x: x + (centredIn === undefined ? 0 : (centredIn - width) / 2), y, width, height }),
        { alt: most.alt },
      ),
  }
}
