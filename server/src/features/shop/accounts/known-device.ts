import { randomBytes } from 'node:crypto'
import type { AnyReply, AnyRequest } from '../../../platform/http/app-types.ts'
import { readCookie, setCookie } from '../../../platform/sessions/cookies.ts'
import { sameText, sign, signingKey } from '../../../platform/signing.ts'

const seconds = 180 * 24 * 3600
const maxAccounts = 5

/** The name of this browser, if it has signed in to the account of this address before; else null. Opens nothing by itself. */
export function knownDevice(request: AnyRequest, appSecret: string, email: string): string | null {
  const { id, marks } = readDevices(request)
  if (id === '') return null
  const expected = markOf(appSecret, id, email)
  return marks.some((mark) => sameText(mark, expected)) ? id : null
}

/** Keeps in a cookie that this browser has signed in to the account, beside the last few others. */
export function rememberDevice(request: AnyRequest, reply: AnyReply, appSecret: string, email: string): void {
  const known = readDevices(request)
  const id = known.id === '' ? randomBytes(16).toString('base64url') : known.id
  const mark = markOf(appSecret, id, email)
  const marks = [mark, ...known.marks.filter((other) => other !== mark)].slice(0, maxAccounts)
  setCookie(request, reply, 'device', [id, ...marks].join('.'), seconds)
}

function readDevices(request: AnyRequest): { id: string; marks: string[] } {
  const [id = '', ...marks] = (readCookie(request, 'device') ?? '').split('.')
  return /^[\w-]{22}$/.test(id)
    ? { id, marks: marks.filter((mark) => /^[\w-]{22}$/.test(mark)).slice(0, maxAccounts) }
    : { id: '', marks: [] }
}

const markOf = (appSecret: string, id: string, email: string): string =>
  sign(signingKey(appSecret, 'device'), `${id} ${email}`)
