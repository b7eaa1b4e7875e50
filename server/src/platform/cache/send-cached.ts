import type { AnyReply, AnyRequest } from '../http/app-types.ts'
import type { CachedResponse } from './response-cache.ts'
import { gzippedBody, plainBody } from './spliced-body.ts'
import type { Fill } from './spliced-body.ts'

/** Sends a kept body with its slots filled, gzipped for whoever reads that. */
export function sendCached(
  request: AnyRequest,
  reply: AnyReply,
  { body, type }: Pick<CachedResponse, 'body' | 'type'>,
  fill: Fill,
): AnyReply {
  reply.header('content-type', type)
  if (!readsGzip(request)) return reply.send(plainBody(body, fill))
  reply.header('content-encoding', 'gzip')
  return reply.send(gzippedBody(body, fill))
}

export const readsGzip = (request: AnyRequest): boolean =>
  /\bgzip\b(?!;\s*q=0(?:\.0+)?(?:,|$))/.test(String(request.headers['accept-encoding'] ?? ''))
