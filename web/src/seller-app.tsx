import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { BrowserRouter, type RouteObject, useLocation, useNavigate, useRoutes } from 'react-router'
import { CurrentPage } from './app.tsx'
import { whenLanguageChanges } from './lib/i18n.ts'
import { createQueryClient } from './lib/query.ts'
import { useSite } from './lib/site.tsx'
import { notFoundPage } from './not-found-page.ts'
import { routesOf, sellerPagesAt } from './routes.tsx'
import { type Navigation, NavigationContext, useNavigation } from './ui/navigation.ts'

// Everything behind the counter, with the router and the queries that buyers' pages do without.
export function SellerApp() {
  const outside = useNavigation()
  const [queryClient] = useState(createQueryClient)
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
