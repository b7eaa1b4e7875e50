import { createContext, useContext, useMemo } from 'react'

export type GoOptions = {
  // Takes the place of this page in the browser's history.
  replace?: boolean
  // Handed to the next page beside the address, read there with `handedOver`.
  state?: unknown
}

// Where the page stands, and how one leaves it. Buyers' pages and the seller's side each have a router of their own behind this.
export type Navigation = {
  pathname: string
  // With its question mark, or empty.
  search: string
  params: Readonly<Record<string, string | undefined>>
  go: (to: string, options?: GoOptions) => void
  // Loads what is behind an address that is about to be opened.
  warm?: (to: string) => void
}

export const NavigationContext = createContext<Navigation>({ pathname: '/', search: '', params: {}, go: () => {} })

export const useNavigation = (): Navigation => useContext(NavigationContext)

export const useGo = (): Navigation['go'] => useContext(NavigationContext).go

export const useWarm = (): Navigation['warm'] => useContext(NavigationContext).warm

export const useParams = (): Navigation['params'] => useContext(NavigationContext).params

export function useSearch(): URLSearchParams {
  const { search } = useContext(NavigationContext)
  return useMemo(() => new URLSearchParams(search), [search])
}

// What the page before handed over with `go`; null on the server and after a fresh start.
export const handedOver = (): unknown => (typeof history === 'undefined' ? null : history.state)
