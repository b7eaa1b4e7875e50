import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { BrowserRouter, type RouteObject, useLocation, useNavigate, useRoutes } from 'react-router'
import { CurrentPage } from './app.tsx'
import { whenLanguageChanges } from './lib/i18n.ts'
import type { PageModule } from './lib/lazy-page.tsx'
import { createQueryClient } from './lib/query.ts'
import { useSite } from './lib/site.tsx'
import { readState } from './lib/state.ts'
import { notFoundPage } from './not-found-page.ts'
import { firstQueries } from './pages/seller/first-queries.ts'
import { routesOf, sellerPagesAt } from './routes.tsx'
import { type Navigation, NavigationContext, useNavigation } from './ui/navigation.ts'

// Everything behind the counter, with the router and the queries that buyers' pages do without.
export function SellerApp() {
  const outside = useNavigation()
  const [queryClient] = useState(takeReady)
  useEffect(() => whenLanguageChanges(() => void queryClient.invalidateQueries()), [queryClient])
  return (
    <QueryClientProvider client={queryClient}>
      {/* No transitions: a press is answered at once, by the next screen or its skeleton. */}
      <BrowserRouter useTransitions={false}>
        <SellerPages outside={outside} />
      </BrowserRouter>
    </QueryClientProvider>
  )
}

// With the screen at the address and the answers that the page began to ask for, so that it is drawn once and whole in the place of the
// server's. A script that does not arrive is asked for again by its screen, which tells of it.
export async function opened(): Promise<PageModule> {
  const { pathname, search } = location
  const pages = sellerPagesAt(routesOf(readState().site), pathname)
  ready = createQueryClient()
  const asked = globalThis.firstAnswers ? firstQueries(pathname, new URLSearchParams(search)) : []
  await Promise.all([
    ...pages.map((page) => page.load().catch(() => undefined)),
    ...asked.map((query) => ready?.prefetchQuery(query)), // never rejects: a failure is told where it is shown
  ])
  return { default: SellerApp }
}

let ready: QueryClient | null = null

function takeReady(): QueryClient {
  const client = ready ?? createQueryClient()
  ready = null
  return client
}

// Links that both sides share lead through this side's router here.
function Inside({ routes, children }: { routes: RouteObject[]; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const navigation = useMemo<Navigation>(
    () => ({
      pathname,
      search,
      params: {},
      go: (to, options) => void navigate(to, options),
      warm: (to) => warm(routes, to),
    }),
    [pathname, search, navigate, routes],
  )
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}

function SellerPages({ outside }: { outside: Navigation }) {
  const site = useSite()
  const routes = useMemo(
    () => [
      ...routesOf(site),
      { path: '/seller/*', element: <notFoundPage.Page /> },
      { path: '*', element: <Elsewhere outside={outside} /> },
    ],
    [site, outside],
  )
  return (
    <Inside routes={routes}>
      <CurrentPage place={useLocation().pathname}>{useRoutes(routes)}</CurrentPage>
    </Inside>
  )
}

// From the touch on; what does not arrive now is asked for again by the page itself, which tells of it.
function warm(routes: RouteObject[], to: string): void {
  const { pathname } = new URL(to, location.origin)
  for (const page of sellerPagesAt(routes, pathname)) void page.load().catch(() => undefined)
}

// The address has left this side: the buyers' pages take over where it stands.
function Elsewhere({ outside }: { outside: Navigation }) {
  const { pathname, search } = useLocation()
  useEffect(() => outside.go(pathname + search, { replace: true }), [outside, pathname, search])
  return null
}
