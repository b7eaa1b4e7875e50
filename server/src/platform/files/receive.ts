import type { StreamedFile } from '@kedai/contracts/values.ts'
import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { AppError, refuseField } from '../errors/app-error.ts'
import { knownFailure } from '../errors/known-failure.ts'
import { tooLargePart } from '../http/streamed-part.ts'
import { newDraft, removeDraft } from './drafts.ts'
import type { FileKind } from './kinds.ts'
import { plainName } from './links.ts'
import { texts } from './messages.ts'
import { sniff, sniffWhole } from './sniff.ts'
import type { DraftFile } from './stored-file.ts'

export type Receiving = { shopId: number; kind: Extract<FileKind, 'digital_file'>; field: string; most: number }

/** Enough for every kind of file to say what it is, but for what an archive holds. */
const headBytes = 64 * 1024

/**
 * Writes a file to a draft as it arrives: no more of it is ever held than what is on its way to the disk. What it is, is asked
 * of its first bytes, so that a wrong one is refused before the rest has come, and once more of the whole.
 * @throws AppError `too_large`, `invalid` at the field, `unreadable_body` when it broke off, `storage_full`
 */
export async function receiveDraft(
  folder: string,
  sent: StreamedFile,
  { shopId, kind, field, most }: Receiving,
): Promise<DraftFile> {
  const path = await newDraft(folder, sent.declared)
  try {
    const seen = await writeDown(path, sent, { kind, field, most })
    if (seen.size === 0) throw refuseField(field, texts.empty)
    const sniffed = await sniffWhole(path)
    if (sniffed.is !== 'kept') throw refuseField(field, texts.notSold)
    return {
      path,
      key: `private/${shopId}/${randomBytes(16).toString('hex')}.${sniffed.end}`,
      fileName: plainName(sent.filename, sniffed.end),
      shopId,
      kind,
      private: true,
      mime: sniffed.mime,
      size: seen.size,
      width: null,
      height: null,
      sha256: seen.sha256,
      widths: [],
      isSaved: false,
    }
  } catch (error) {
    await removeDraft(path)
    throw knownFailure(error) ?? error
  }
}

async function writeDown(
  path: string,
  sent: StreamedFile,
  { kind, field, most }: Omit<Receiving, 'shopId'>,
): Promise<{ size: number; sha256: Buffer }> {
  const hash = createHash('sha256')
  const head: Uint8Array[] = []
  let size = 0
  let isSniffed = false

  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of arriving(sent)) {
      size += piece.length
      if (size > most) throw tooLargePart(field, most)
      hash.update(piece)
      if (!isSniffed) {
        head.push(piece)
        if (size >= headBytes) await mustBeSellable()
      }
      yield piece
    }
  }

  async function mustBeSellable(): Promise<void> {
    isSniffed = true
    const sniffed = await sniff(Buffer.concat(head.splice(0)), kind)
    if (sniffed.is === 'refused') throw refuseField(field, sniffed.because)
  }

  await pipeline(counted, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  return { size, sha256: hash.digest() }
}

// Whatever ends the sending before its end is one thing to the person who sends: it broke off.
async function* arriving({ pieces }: StreamedFile): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('unreadable_body', texts.brokenOff, { cause: error })
  }
}
