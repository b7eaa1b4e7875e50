import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Keeps secrets of others unreadable in the database, in its dumps and in its backups. */
export type Sealing = {
  /** `about` says whose it is: sealed for one, it opens for nobody else. */
  seal(plain: string, about: string): Buffer
  /** Null: it was sealed for something else, by a key that is gone, or it was changed. `isOld`: it is to be sealed again. */
  open(sealed: Buffer, about: string): { plain: string; isOld: boolean } | null
}

// One byte for the format, four that tell the key, twelve of nonce, sixteen of tag; then the text.
const format = 1
const keyNameBytes = 4
const nonceBytes = 12
const tagBytes = 16
const headBytes = 1 + keyNameBytes

/** AES-256-GCM. The first key seals; the others, of 32 bytes likewise, still open what they sealed before. */
export function createSealing(keys: readonly [Buffer, ...Buffer[]]): Sealing {
  const [live] = keys
  return {
    seal(plain, about) {
      const head = Buffer.concat([Buffer.of(format), nameOf(live)])
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', live, nonce).setAAD(saidOf(head, about))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([head, nonce, cipher.getAuthTag(), text])
    },
    open(sealed, about) {
      if (sealed.length < headBytes + nonceBytes + tagBytes || sealed[0] !== format) return null
      const head = sealed.subarray(0, headBytes)
      const key = keys.find((one) => nameOf(one).equals(head.subarray(1)))
      if (!key) return null
      const nonce = sealed.subarray(headBytes, headBytes + nonceBytes)
      const tag = sealed.subarray(headBytes + nonceBytes, headBytes + nonceBytes + tagBytes)
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
        decipher.setAAD(saidOf(head, about)).setAuthTag(tag)
        const text = decipher.update(sealed.subarray(headBytes + nonceBytes + tagBytes))
        return { plain: Buffer.concat([text, decipher.final()]).toString('utf8'), isOld: key !== live }
      } catch {
        return null
      }
    },
  }
}

const nameOf = (key: Buffer): Buffer => createHash('sha256').update(key).digest().subarray(0, keyNameBytes)

const saidOf = (head: Buffer, about: string): Buffer => Buffer.concat([head, Buffer.from(about, 'utf8')])
