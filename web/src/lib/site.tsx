import { createContext, useContext, useMemo } from 'react'
import type { ShopPlace } from '../paths.ts'
import type { StillParts } from './still.ts'

// What the server knew when it drew the page and every part may ask for.
export type Site = {
  // The shop whose own host this is (`demo.localhost`), else null.
  shopHost: string | null
  // A name of that shop's own, such as `kedaisiti.com.my`, by which search engines are to know it.
  ownDomain: string | null
  // Demo mode: gallery and mailbox may be reached.
  demo: boolean
  // Origin for links that leave the page, without a slash at the end.
  publicUrl: string
  // False: who runs this installation opens no more shops to everybody.
  registration: boolean
}

// `still`: on the server alone, where no app will take the page over.
export type DrawnSite = Site & { still?: StillParts }

const SiteContext = createContext<DrawnSite>({
  shopHost: null,
  ownDomain: null,
  demo: false,
  publicUrl: '',
  registration: true,
})

export const SiteProvider = SiteContext.Provider

export const useSite = (): DrawnSite => useContext(SiteContext)

// Where a shop stands for everybody: links that leave the page are made of this and `publicUrl`.
export const publicPlace = (username: string): ShopPlace => ({ username, onShopHost: false })

// Where links into this shop lead: below `/s/{username}`, or plain on the shop's own host.
export function useShopPlace(username: string): ShopPlace {
  const onShopHost = useSite().shopHost === username
  return useMemo(() => ({ username, onShopHost }), [username, onShopHost])
}
