import { randomBytes } from 'node:crypto'

/** 192 bits for an address: an account's callbacks, an attempt's way back. */
export const newAddressKey = (): string => randomBytes(24).toString('base64url')
