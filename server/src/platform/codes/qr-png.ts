import { loadSharp } from '../files/reencode.ts'

const pixelsPerCell = 16

/** A drawn code as a PNG that banks' apps read from the phone's pictures. */
export async function qrPng({ size, path }: { size: number; path: string }): Promise<Buffer> {
  const sharp = await loadSharp()
  const side = size * pixelsPerCell
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 2 }).toBuffer()
}
