import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { BrowserRouter, type RouteObject, useLocation, useNavigate, useRoutes } from 'react-router'
import { OperatorLayout } from '../../layouts/operator/operator-layout.tsx'
import { whenLanguageChanges } from '../../lib/i18n.ts'
import { createQueryClient } from '../../lib/query.ts'
import { type Navigation, NavigationContext } from '../../ui/navigation.ts'
import { AlertsPage } from './alerts.tsx'
import { FailuresPage } from './failures.tsx'
import { LogPage } from './log.tsx'
import { NothingHere } from './nothing-here.tsx'
import { OperatorPage } from './operator.tsx'
import { OperatorsPage } from './operators.tsx'
import { ShopPage } from './shop.tsx'
import { ShopsPage } from './shops.tsx'

const routes: RouteObject[] = [
  {
    path: '/operator',
    element: <OperatorLayout />,
    children: [
      { index: true, element: <ShopsPage /> },
      { path: 'shops/:shop', element: <ShopPage /> },
      { path: 'failures/:kind', element: <FailuresPage /> },
      { path: 'alerts', element: <AlertsPage /> },
      { path: 'operators', element: <OperatorsPage /> },
      { path: 'operators/:id', element: <OperatorPage /> },
      { path: 'log', element: <LogPage /> },
      { path: '*', element: <NothingHere /> },
    ],
  },
]

// The screens of who runs the installation.
export function OperatorApp() {
  const [queryClient] = useState(createQueryClient)
  useEffect(() => whenLanguageChanges(() => void queryClient.invalidateQueries()), [queryClient])
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter useTransitions={false}>
        <Inside>
          <Screens />
        </Inside>
      </BrowserRouter>
    </QueryClientProvider>
  )
}

const Screens = () => useRoutes(routes)

// Links of shared parts lead through this router; what is not the operators' is another document.
function Inside({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const navigation = useMemo<Navigation>(
    () => ({
      pathname,
      search,
      params: {},
      go: (to, options) => (to.startsWith('/operator') ? void navigate(to, options) : location.assign(to)),
    }),
    [pathname, search, navigate],
  )
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}
