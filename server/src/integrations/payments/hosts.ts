import { GatewayDown } from './gateway.ts'
import type { OpenAccount } from './gateway.ts'

/** Where a provider is asked. `standIn`: an origin of the settings that stands in for all of it. */
export type Hosts = { live: string; test: string; standIn: string | null }

export const hostOf = ({ live, test, standIn }: Hosts, { isLive }: OpenAccount): string =>
  standIn ?? (isLive ? live : test)

/** The provider's page, if it is one of its own: buyers are sent nowhere else. @throws GatewayDown */
export function payPageOf(hosts: Hosts, account: OpenAccount, page: string, pages: readonly string[] = []): string {
  const url = URL.canParse(page) ? new URL(page) : null
  const isOwn = (own: string) => url?.origin === new URL(own).origin
  const isKnown =
    hosts.standIn !== null ? /^https?:$/.test(url?.protocol ?? '') : [hostOf(hosts, account), ...pages].some(isOwn)
  if (!url || !isKnown) throw new GatewayDown('answered with a page that is not its own')
  return url.href
}
