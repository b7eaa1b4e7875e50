import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

const block = 512

/** Writes a folder and what is in it into one .tar.gz (POSIX pax), under the name `top`. */
export const packFolder = (folder: string, top: string, to: string): Promise<void> =>
  pipeline(
    Readable.from(entriesOf(folder, top), { objectMode: false }),
    createGzip(),
    createWriteStream(to, { mode: 0o600 }),
  )

async function* entriesOf(folder: string, top: string): AsyncGenerator<Buffer> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of found.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const { size, mtimeMs } = await stat(path)
    const name = Buffer.from(`${top}${path.slice(folder.length).replaceAll('\\', '/')}`)
    // A name of more than 100 bytes, or one that is not ASCII, stands in an entry before it.
    const long = paxRecord('path', name)
    yield header(Buffer.from('pax'), long.length, mtimeMs, 'x')
    yield padded(long)
    yield header(name.subarray(0, 100), size, mtimeMs, '0')
    for await (const piece of createReadStream(path, { end: Math.max(0, size - 1) })) yield piece as Buffer // no encoding is set
    yield Buffer.alloc((block - (size % block)) % block)
  }
  yield Buffer.alloc(2 * block)
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((block - (bytes.length % block)) % block)])

/** `{length} {key}={value}\n`, where the length counts its own digits too. */
function paxRecord(key: string, value: Buffer): Buffer {
  const rest = Buffer.concat([Buffer.from(` ${key}=`), value, Buffer.from('\n')])
  let length = rest.length
  while (String(length).length + rest.length !== length) length = String(length).length + rest.length
  return Buffer.concat([Buffer.from(String(length)), rest])
}

function header(name: Buffer, size: number, mtimeMs: number, type: '0' | 'x'): Buffer {
  const bytes = Buffer.alloc(block)
  const octal = (value: number, digits: number, at: number) =>
    void bytes.write(`${Math.floor(value).toString(8).padStart(digits, '0')}\0`, at, 'latin1')
  name.copy(bytes, 0)
  octal(0o600, 7, 100)
  octal(0, 7, 108)
  octal(0, 7, 116)
  octal(size, 11, 124)
  octal(mtimeMs / 1000, 11, 136)
  bytes.write(' '.repeat(8), 148, 'latin1')
  bytes.write(`${type}`, 156, 'latin1')
  bytes.write('ustar\u000000', 257, 'latin1')
  const sum = bytes.reduce((total, byte) => total + byte, 0)
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return bytes
}
