import { GatewayDown, GatewayRefused } from '../payments/gateway.ts'
import { tracedFetch } from '../../platform/tracing/traced-fetch.ts'

const maxBytes = 3_000_000

/** A label as a courier draws it. @throws GatewayRefused for 4xx, GatewayDown for everything else that is no PDF */
export async function fetchLabel(
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<{ pdf: Buffer }> {
  const response = await tracedFetch(url, { signal, redirect: 'manual', headers: { ...headers, connection: 'close' } })
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    pieces.push(piece)
    size += piece.length
    if (size > maxBytes) throw new GatewayDown('answered more than can be read')
  }
  const { status } = response
  if (status >= 400 && status < 500) throw new GatewayRefused(`HTTP ${status}`, status === 401 || status === 403)
  return { pdf: readPdf(Buffer.concat(pieces)) }
}

/** A label that came inside an answer. @throws GatewayDown where it is none */
export const labelOf = (base64: string): { pdf: Buffer } => ({ pdf: readPdf(Buffer.from(base64, 'base64')) })

function readPdf(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, 1024).includes('%PDF-')) throw new GatewayDown('answered with a label that cannot be read')
  return bytes
}
