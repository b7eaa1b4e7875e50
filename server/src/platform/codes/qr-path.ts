import { create } from 'qrcode'

/** A text as a QR code: its dark cells as one SVG path, a run of cells at a time, in a square of `size` cells with its quiet edge. */
export function qrPath(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const runs: string[] = []
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      const start = column
      while (column < modules.size && modules.get(row, column)) column++
      if (column > start) runs.push(`M${start + edge} ${row + edge}h${column - start}v1h-${column - start}z`)
    }
  }
  return { size: modules.size + 2 * edge, path: runs.join('') }
}

const edge = 4 // cells of light around it, which readers need
