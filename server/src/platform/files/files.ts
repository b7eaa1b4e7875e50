import { createHash, randomBytes } from 'node:crypto'
import type { Config } from '../config/config.ts'
import type { StreamedFile, UploadedFile } from '@kedai/contracts/values.ts'
import { AppError, refuseField } from '../errors/app-error.ts'
import { knownFailure } from '../errors/known-failure.ts'
import type { Db } from '../db/db.ts'
import { afterCommit } from '../db/transaction-context.ts'
import { fileLimit } from '../http/multipart.ts'
import { tooLargePart } from '../http/streamed-part.ts'
import { removeDraft } from './drafts.ts'
import { fileKinds } from './kinds.ts'
import type { FileKind } from './kinds.ts'
import { createLinks, keysOf, narrowerKey, plainName, publicPath, srcsetOf } from './links.ts'
import type { Links } from './links.ts'
import { texts } from './messages.ts'
import { readStorage, saveFile } from './queries.ts'
import { receiveDraft } from './receive.ts'
import type { Receiving } from './receive.ts'
import { reencode } from './reencode.ts'
import type { Pictures } from './reencode.ts'
import { sniff } from './sniff.ts'
import { createStore } from './store.ts'
import type { Store } from './store.ts'
import type { DraftFile, StoredFile } from './stored-file.ts'

type Accepting = { shopId: number; kind: FileKind; field: string; patient?: boolean }

export type Files = {
  /**
   * Checks, draws anew and stores an upload. Call it before the transaction: it is slow, and storage may be far away.
   * @throws AppError `invalid` or `too_large` at `field`, `storage_full` when the disk is, `busy` when too many pictures wait; a job is `patient`.
   */
  accept(upload: UploadedFile, place: Accepting): Promise<StoredFile>
  /**
   * Takes a large file as it arrives, to a draft that only `keep` makes a file of the store. Call it before the transaction.
   * @throws AppError `too_large`, `invalid` at the field, `unreadable_body` when it broke off, `storage_full`
   */
  receive(sent: StreamedFile, place: Receiving): Promise<DraftFile>
  /** Moves a draft to where it is kept. */
  keep(draft: DraftFile): Promise<void>
  /** Writes its row in the open transaction (of that shop); the id of the row. */
  save(trx: Db, file: StoredFile): Promise<number>
  /** Takes back what no committed row refers to; nothing once it is saved. Call it in a `finally`. */
  discardUnsaved(file: StoredFile | DraftFile): Promise<void>
  privateLink: Links['toPrivate']
  verifyLink: Links['verify']
  publicPath: typeof publicPath
  srcsetOf: typeof srcsetOf
  store: Store
}

export function createFiles(config: Pick<Config, 'files' | 'appSecret'>): Files {
  const store = createStore(config.files)
  const links = createLinks(config.appSecret)
  return {
    accept: (upload, place) => accept(store, upload, place),
    receive: (sent, place) => receiveDraft(config.files.drafts, sent, place),
    keep: (draft) =>
      store.keep(draft.key, draft.path).catch((error: unknown) => {
        throw knownFailure(error) ?? error
      }),
    async save(trx, file) {
      await mustHaveRoom(trx, file)
      const id = await saveFile(trx, file)
      afterCommit(trx, () => {
        file.isSaved = true
      })
      return id
    },
    async discardUnsaved(file) {
      if (!file.isSaved)
        await Promise.allSettled([
          ...('path' in file ? [removeDraft(file.path)] : []),
          ...keysOf(file).map((key) => store.remove(key)),
        ])
    },
    privateLink: links.toPrivate,
    verifyLink: links.verify,
    publicPath,
    srcsetOf,
    store,
  }
}

// Two at once may pass the limit together, by one file.
async function mustHaveRoom(trx: Db, { shopId, size }: StoredFile): Promise<void> {
  const storage = await readStorage(trx, shopId)
  if (storage === null || storage.used + size <= storage.most) return
  throw new AppError('storage_full', texts.quotaFull, {
    params: { most: `${Math.round(storage.most / 1_000_000)} MB` },
  })
}

async function accept(
  store: Store,
  { filename, bytes }: UploadedFile,
  { shopId, kind, field, patient }: Accepting,
): Promise<StoredFile> {
  if (bytes.length > fileLimit) throw tooLargePart(field, fileLimit)
  const sniffed = await sniff(bytes, kind)
  if (sniffed.is === 'refused') throw refuseField(field, sniffed.because)
  const isPrivate = fileKinds[kind].private
  const end = sniffed.is === 'pdf' ? 'pdf' : sniffed.is === 'kept' ? sniffed.end : 'jpg'
  const key = `${isPrivate ? 'private' : 'public'}/${shopId}/${randomBytes(16).toString('hex')}.${end}`
  const pictures = sniffed.is !== 'picture' ? null : await reencode(bytes, fileKinds[kind].widths, { field, patient })
  const kept = pictures?.main.bytes ?? bytes
  const file: StoredFile = {
    key,
    fileName: plainName(filename, end),
    shopId,
    kind,
    private: isPrivate,
    mime: sniffed.is === 'kept' ? sniffed.mime : end === 'pdf' ? 'application/pdf' : 'image/jpeg',
    size: kept.length,
    width: pictures?.main.width ?? null,
    height: pictures?.main.height ?? null,
    sha256: createHash('sha256').update(bytes).digest(),
    widths: pictures?.widths.map(({ width }) => width) ?? [],
    isSaved: false,
  }
  await putAll(store, file, kept, pictures)
  return file
}

async function putAll(store: Store, file: StoredFile, kept: Uint8Array, pictures: Pictures | null): Promise<void> {
  try {
    await store.put(file.key, kept)
    for (const { width, bytes } of pictures?.widths ?? []) await store.put(narrowerKey(file.key, width), bytes)
  } catch (error) {
    await Promise.allSettled(keysOf(file).map((key) => store.remove(key)))
    throw knownFailure(error) ?? error
  }
}
