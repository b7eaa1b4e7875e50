import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, Suspense, useEffect } from 'react'
import type { QueryCache } from './lib/query-cache.ts'
import { PageErrors } from './lib/chunk-errors.tsx'
import { whenLanguageChanges } from './lib/i18n.ts'
import { type Route, Router } from './lib/router.tsx'
import { MissingSays } from './lib/missing-says.ts'
import { type DrawnSite, SiteProvider } from './lib/site.tsx'
import { QueryCacheContext } from './lib/use-page-query.ts'
import { notFoundPage } from './not-found-page.ts'
import { PageSkeleton } from './ui/skeleton.tsx'
import { Toaster } from './ui/toast.tsx'

type Props = {
  i18n: I18n
  answers: QueryCache
  site: DrawnSite
  routes: readonly Route[]
  // The address at the start: path and search.
  url: string
  // The address the server answered with 404, although the tree knows its form.
  missing: string | null
  // What our API says of it.
  missingSays: string | null
}

export function App({ i18n, answers, site, routes, url, missing, missingSays }: Props) {
  useEffect(() => whenLanguageChanges(() => answers.invalidate()), [answers])
  return (
    <I18nProvider i18n={i18n}>
      <QueryCacheContext value={answers}>
        <SiteProvider value={site}>
          <Router routes={routes} url={url}>
            {(match, pathname) => {
              const { Page } = match && missing !== pathname ? match.page : notFoundPage
              return (
                <CurrentPage place={pathname}>
                  <MissingSays value={missing === pathname ? missingSays : null}>
                    <Page />
                  </MissingSays>
                </CurrentPage>
              )
            }}
          </Router>
          <Toaster />
        </SiteProvider>
      </QueryCacheContext>
    </I18nProvider>
  )
}

// What stands in the middle until the address changes: the page, its skeleton, or what went wrong with it.
export const CurrentPage = ({ place, children }: { place: string; children: ReactNode }) => (
  <PageErrors place={place}>
    <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
  </PageErrors>
)
