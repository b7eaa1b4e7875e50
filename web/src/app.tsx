import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type RouteObject, useLocation, useRoutes } from 'react-router'
import { PageErrors } from './lib/chunk-errors.tsx'
import { type Site, SiteProvider } from './lib/site.tsx'
import { notFoundPage } from './routes.tsx'
import { PageSkeleton } from './ui/skeleton.tsx'
import { Toaster } from './ui/toast.tsx'

type Props = {
  i18n: I18n
  queryClient: QueryClient
  site: Site
  routes: RouteObject[]
  // The address the server answered with 404, although the tree knows its form.
  missing: string | null
}

export const App = ({ i18n, queryClient, site, routes, missing }: Props) => (
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={queryClient}>
      <SiteProvider value={site}>
        <CurrentPage routes={routes} missing={missing} />
        <Toaster />
      </SiteProvider>
    </QueryClientProvider>
  </I18nProvider>
)

function CurrentPage({ routes, missing }: Pick<Props, 'routes' | 'missing'>) {
  const page = useRoutes(routes)
  const { pathname } = useLocation()
  return (
    <PageErrors place={pathname}>
      <Suspense fallback={<PageSkeleton />}>{missing === pathname ? <notFoundPage.Page /> : page}</Suspense>
    </PageErrors>
  )
}
