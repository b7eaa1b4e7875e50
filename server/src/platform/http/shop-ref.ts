import type { ShopRef } from './app-types.ts'

const username = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const sellersFile = /^\/(?:exports|api\/ajax\/seller)\//

/**
 * The shop a request means: from the host, else `X-Shop`, else `/s/{username}`. (contract §1a) A link to a seller's file can carry
 * no header: it names the shop as `?shop=`.
 */
export function shopRefOf(
  asked: { hostname: string; header: string | undefined; path: string },
  bareHost: string,
): ShopRef | null {
  const onHost = shopOfHost(asked.hostname, bareHost)
  if (onHost) return { username: onHost, via: 'host' }
  const header = asked.header?.trim().toLowerCase()
  if (header && username.test(header)) return { username: header, via: 'header' }
  const inLink =
    sellersFile.test(asked.path) && new URLSearchParams(asked.path.split('?')[1]).get('shop')?.toLowerCase()
  if (inLink && username.test(inLink)) return { username: inLink, via: 'header' }
  const inPath = /^\/s\/([^/?#]+)/.exec(asked.path)?.[1]?.toLowerCase()
  return inPath && username.test(inPath) ? { username: inPath, via: 'path' } : null
}

/** `demo` for `demo.localhost` when the bare host is `localhost`; null on the bare host, an address or a stranger's host. */
export function shopOfHost(hostname: string, bareHost: string): string | null {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (!host.endsWith(`.${bareHost}`)) return null
  const label = host.slice(0, -bareHost.length - 1)
  return username.test(label) && label !== 'www' ? label : null
}
