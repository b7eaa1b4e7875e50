import type { CookieSerializeOptions } from '@fastify/cookie'
import type { AnyReply, AnyRequest } from '../http/app-types.ts'

const names = { session: 'kedai', guest: 'kedai_guest', device: 'kedai_device', referral: 'kedai_ref' } as const

/** The value of one of our cookies; the `__Host-` form over https. (contract §1a) */
export const readCookie = (request: AnyRequest, which: keyof typeof names): string | undefined =>
  request.cookies[nameOf(request, which)]

export function setCookie(
  request: AnyRequest,
  reply: AnyReply,
  which: keyof typeof names,
  value: string,
  seconds: number,
): void {
  reply.setCookie(nameOf(request, which), value, { ...attributes(request), httpOnly: true, maxAge: seconds })
}

export function clearCookie(request: AnyRequest, reply: AnyReply, which: keyof typeof names): void {
  reply.clearCookie(nameOf(request, which), attributes(request))
}

/** The one cookie scripts may read: the token for clients that copy it into `X-XSRF-TOKEN`. spec §9 */
export function setXsrfCookie(request: AnyRequest, reply: AnyReply, token: string): void {
  reply.setCookie('XSRF-TOKEN', token, attributes(request))
}

const nameOf = (request: AnyRequest, which: keyof typeof names): string =>
  request.isHttps ? `__Host-${names[which]}` : names[which]

const attributes = (request: AnyRequest): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  secure: request.isHttps,
})
