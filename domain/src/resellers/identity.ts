/** A number of an identity card, a company or a passport as it is compared: letters and digits alone. Null when it is none. */
export function readIdentity(typed: string): string | null {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-./()]/g, '')
  return /^(?=.*\d{4})[A-Z0-9]{6,20}$/.test(plain) ? plain : null
}

/** A number of a bank account: digits alone. Null when it is none. */
export function readBankAccount(typed: string): string | null {
  const plain = typed.normalize('NFKC').replace(/[\s-]/g, '')
  return /^\d{6,20}$/.test(plain) ? plain : null
}

/** All but the last four characters hidden. */
export const maskNumber = (plain: string): string => '•'.repeat(Math.max(0, plain.length - 4)) + plain.slice(-4)

/** A reseller's code as it is compared: what people type or what hangs on a link. Null when it is none. */
export function readResellerCode(typed: string): string | null {
  const plain = typed.normalize('NFKC').trim().toUpperCase()
  return /^[A-Z0-9]{4,12}$/.test(plain) ? plain : null
}
