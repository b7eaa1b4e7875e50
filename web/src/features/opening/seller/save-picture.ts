import type { Opening } from '@kedai/contracts/opening.ts'

const pixelsPerCell = 24

// Draws a QR code large enough to print and hands it to the browser's downloads.
export async function savePicture({ size, path }: Opening['share']['qr'], name: string): Promise<void> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * pixelsPerCell
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.scale(pixelsPerCell, pixelsPerCell)
  pen.fillStyle = '#000'
  pen.fill(new Path2D(path))
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = `${name}.png`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
