const MAX_BYTES = 1_000_000
const MAX_SIDE = 2000

// Makes a photo at most 1 MB, as JPEG, so that it also travels on a slow line. Anything that is no picture, is small already,
// or cannot be read comes back as it was: the server judges it.
export async function shrinkImage(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= MAX_BYTES) return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  for (const { side, quality } of attempts) {
    const blob = await draw(picture, side, quality)
    if (blob && blob.size <= MAX_BYTES) return asFile(blob, file)
  }
  return file
}

const attempts = [
  { side: MAX_SIDE, quality: 0.85 },
  { side: 1600, quality: 0.75 },
  { side: 1200, quality: 0.65 },
  { side: 900, quality: 0.6 },
]

// Longest side becomes `limit`; never larger than it was.
export function fitWithin(
  { width, height }: { width: number; height: number },
  limit: number,
): { width: number; height: number } {
  const scale = Math.min(1, limit / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

function draw(picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const { width, height } = fitWithin(picture, side)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  pen.fillStyle = '#fff' // JPEG knows no transparency
  pen.fillRect(0, 0, width, height)
  pen.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

const asFile = (blob: Blob, original: File) =>
  new File([blob], `${original.name.replace(/\.\w+$/, '')}.jpg`, {
    type: 'image/jpeg',
    lastModified: original.lastModified,
  })
