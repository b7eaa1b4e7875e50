import type { ShopPlace } from '../paths.ts'
import { publicPlace, useSite } from './site.tsx'

// Origin and place of the address by which search engines are to know a shop's page.
export function useCanonical(username: string): { origin: string; place: ShopPlace } {
  const { ownDomain, publicUrl } = useSite()
  return ownDomain === null
    ? { origin: publicUrl, place: publicPlace(username) }
    : { origin: `https://${ownDomain}`, place: { username, onShopHost: true } }
}
