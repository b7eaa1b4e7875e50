import { fileTypeFromBuffer } from 'file-type'
import type { Message } from '../errors/message.ts'
import { fileKinds } from './kinds.ts'
import type { FileKind } from './kinds.ts'
import { texts } from './messages.ts'

const pictures = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
const heic = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])

export type Sniffed = { is: 'picture' } | { is: 'pdf' } | { is: 'refused'; because: Message }

/** What the bytes are, whatever the name or the sender says. Nothing is decoded that is not on the list. */
export async function sniff(bytes: Uint8Array, kind: FileKind): Promise<Sniffed> {
  if (bytes.length === 0) return { is: 'refused', because: texts.empty }
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? ''
  if (pictures.has(mime)) return { is: 'picture' }
  if (fileKinds[kind].pdf && mime === 'application/pdf' && startsWith(bytes, '%PDF-')) return { is: 'pdf' }
  if (heic.has(mime)) return { is: 'refused', because: texts.heic }
  if (looksLikeSvg(bytes)) return { is: 'refused', because: texts.svg }
  return { is: 'refused', because: fileKinds[kind].pdf ? texts.pictureOrPdf : texts.pictureOnly }
}

const startsWith = (bytes: Uint8Array, text: string): boolean => Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text

const looksLikeSvg = (bytes: Uint8Array): boolean => /<svg[\s>]/i.test(Buffer.from(bytes.subarray(0, 2048)).toString('utf8'))
