import type { FileKind } from './kinds.ts'
import type { KeptFile } from './links.ts'

/** A file whose bytes are stored but which no row refers to yet. */
export type StoredFile = KeptFile & {
  shopId: number
  kind: FileKind
  private: boolean
  mime: string
  /** Bytes kept, after drawing anew. */
  size: number
  width: number | null
  height: number | null
  /** Of what was sent: the same slip sent twice is recognised by it. */
  sha256: Buffer
  widths: number[]
  /** True once the transaction that saved its row has committed. */
  isSaved: boolean
}

/** A stored file on its way: whole, but still where it grew. */
export type DraftFile = StoredFile & { path: string }
