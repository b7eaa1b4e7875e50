import './styles/public.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { createQueryCache } from './lib/query-cache.ts'
import { readTokenFromPage } from './lib/csrf.ts'
import { i18n, startLanguage } from './lib/i18n.ts'
import { matched } from './lib/router.tsx'
import { readState } from './lib/state.ts'
import { applyTheme } from './lib/theme.ts'
import { notFoundPage } from './not-found-page.ts'
import { publicRoutesOf } from './public-routes.ts'

applyTheme()
readTokenFromPage()
void start()

async function start(): Promise<void> {
  const { lang, site, isDrawn, missing, missingSays, answers } = readState()
  const routes = publicRoutesOf(site)
  const page = missing === null ? matched(routes, location.pathname)?.page : notFoundPage
  await startLanguage(lang)
  // A page that does not arrive is shown as such by `PageErrors`, inside the tree.
  await page?.load().catch(() => {})

  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  const app = (
    <App
      i18n={i18n}
      answers={createQueryCache(answers)}
      site={site}
      routes={routes}
      url={location.pathname + location.search}
      missing={missing}
      missingSays={missingSays}
    />
  )
  if (isDrawn) hydrateRoot(root, app)
  else createRoot(root).render(app)
}
