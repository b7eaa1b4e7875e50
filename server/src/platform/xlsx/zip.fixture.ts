import { crc32, deflateRawSync } from 'node:zlib'

/** A part of an archive; `says` is the size that the directory gives for it, where that is a lie. */
export type ZipPart = { name: string; content: string | Uint8Array; says?: number; isEncrypted?: boolean }

/** An archive as Excel writes one. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, says, isEncrypted = false } of parts) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain, { level: 1 })
    const common = numbers(
      [2, 20],
      [2, isEncrypted ? 1 : 0],
      [2, 8],
      [4, 0],
      [4, crc32(plain)],
      [4, packed.length],
      [4, says ?? plain.length],
      [2, Buffer.byteLength(name)],
      [2, 0],
    )
    const file = Buffer.concat([numbers([4, 0x04034b50]), common, Buffer.from(name), packed])
    directory.push(
      numbers([4, 0x02014b50], [2, 20]),
      common,
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      Buffer.from(name),
    )
    files.push(file)
    offset += file.length
  }
  const listed = Buffer.concat(directory)
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, parts.length],
    [2, parts.length],
    [4, listed.length],
    [4, offset],
    [2, 0],
  )
  return Buffer.concat([...files, listed, end])
}

function numbers(...fields: [size: 2 | 4, value: number][]): Buffer {
  return Buffer.concat(
    fields.map(([size, value]) => {
      const bytes = Buffer.alloc(size)
      bytes.writeUIntLE(value, 0, size)
      return bytes
    }),
  )
}
