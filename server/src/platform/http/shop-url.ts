import type { Config } from '../config/config.ts'

export type Site = Pick<Config, 'publicUrl' | 'shopHosts'>

/**
 * Where a shop's public pages stand: on its own host, else below `/s/{username}` on the bare one, which needs no DNS. Every
 * browser finds `{username}.localhost` by itself. (contract §5)
 */
export function shopUrl({ publicUrl, shopHosts }: Site, username: string): string {
  const { protocol, host, hostname } = new URL(publicUrl)
  const hasHosts = shopHosts || hostname === 'localhost' || hostname.endsWith('.localhost')
  return hasHosts ? `${protocol}//${username}.${host}` : `${publicUrl}/s/${username}`
}
