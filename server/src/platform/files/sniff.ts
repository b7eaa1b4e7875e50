import type { Message } from '../errors/message.ts'
import { fileKinds } from './kinds.ts'
import type { FileKind } from './kinds.ts'
import { texts } from './messages.ts'

const pictures = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
const heic = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])

// What may be sold as a file, and the ending it gets.
const sold: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/epub+zip': 'epub',
  'application/zip': 'zip',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
  'audio/x-m4a': 'm4a',
  'video/mp4': 'mp4',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
}

export type Sniffed =
  | { is: 'picture' }
  | { is: 'pdf' }
  | { is: 'kept'; mime: string; end: string }
  | { is: 'refused'; because: Message }

/** What the bytes are, whatever the name or the sender says. Nothing is decoded that is not on the list. */
export async function sniff(bytes: Uint8Array, kind: FileKind): Promise<Sniffed> {
  if (bytes.length === 0) return { is: 'refused', because: texts.empty }
  const { fileTypeFromBuffer } = await import('file-type') // most servers run for hours before somebody sends a file
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? ''
  if (kind === 'digital_file') return ofSold(mime)
  if (pictures.has(mime)) return { is: 'picture' }
  if (fileKinds[kind].pdf && mime === 'application/pdf' && startsWith(bytes, '%PDF-')) return { is: 'pdf' }
  if (heic.has(mime)) return { is: 'refused', because: texts.heic }
  if (looksLikeSvg(bytes)) return { is: 'refused', because: texts.svg }
  return { is: 'refused', because: fileKinds[kind].pdf ? texts.pictureOrPdf : texts.pictureOnly }
}

/** The same of a file to be sold that lies on the disk whole: only of the whole does an archive tell what it holds. */
export async function sniffWhole(path: string): Promise<Sniffed> {
  const { fileTypeFromFile } = await import('file-type')
  return ofSold((await fileTypeFromFile(path).catch(() => undefined))?.mime ?? '')
}

const ofSold = (mime: string): Sniffed =>
  sold[mime] ? { is: 'kept', mime, end: sold[mime] } : { is: 'refused', because: texts.notSold }

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text

const looksLikeSvg = (bytes: Uint8Array): boolean =>
  /<svg[\s>]/i.test(Buffer.from(bytes.subarray(0, 2048)).toString('utf8'))
