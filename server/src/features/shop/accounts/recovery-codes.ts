import { createHmac, randomInt } from 'node:crypto'

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const howMany = 10

/** Ten codes of ten letters (49 bits each), without letters that look alike. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => {
    const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })

/** What is kept of a code; null for a text that cannot be one. */
export function recoveryHash(appSecret: string, typed: string): Buffer | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '')
  return /^[a-z0-9]{10}$/.test(code) ? createHmac('sha256', appSecret).update(`recovery ${code}`).digest() : null
}
