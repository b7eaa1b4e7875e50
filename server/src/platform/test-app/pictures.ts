import sharp from 'sharp'

/** A real JPEG with a camera's metadata and a place in it. */
export const photo = (width = 1200, height = 900): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2a9d8f' } })
    .withExif({ IFD0: { Make: 'PhoneOfAminah' }, IFD3: { GPSLatitude: '3/1 8/1 0/1' } })
    .jpeg()
    .toBuffer()

export const picture = (format: 'png' | 'webp' | 'avif' | 'gif', width = 300, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 230, g: 111, b: 81, alpha: 0.5 } } })
    .toFormat(format)
    .toBuffer()

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')
export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>',
)
