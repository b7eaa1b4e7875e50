import { randomInt } from 'node:crypto'

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Scanned or read out at a door: without letters that look alike, 10^18 of them. */
export const makeCode = (): string => Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A scanner reads the code, a person types what stands below it. */
export const readCode = (typed: string): string => typed.replace(/\s|-/g, '').toUpperCase()
