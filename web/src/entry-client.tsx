import './styles/public.css'
import { hydrate } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { readTokenFromPage } from './lib/csrf.ts'
import { i18n, startLanguage } from './lib/i18n.ts'
import { matched } from './lib/matched.ts'
import { createQueryClient } from './lib/query.ts'
import { readState } from './lib/state.ts'
import { applyTheme } from './lib/theme.ts'
import { notFoundPage, routesOf } from './routes.tsx'

applyTheme()
readTokenFromPage()
void start()

async function start(): Promise<void> {
  const state = readState()
  const routes = routesOf(state.site)
  const { handles } = matched(routes, location.pathname)
  const pages = [...handles.map(({ page }) => page), ...(state.missing ? [notFoundPage] : [])]
  await startLanguage(state.lang)
  // A page that does not arrive is shown as such by `PageErrors`, inside the tree.
  await Promise.allSettled(pages.map((page) => page.load()))

  const queryClient = createQueryClient()
  hydrate(queryClient, state.queries)
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  const app = (
    <BrowserRouter>
      <App i18n={i18n} queryClient={queryClient} site={state.site} routes={routes} missing={state.missing} />
    </BrowserRouter>
  )
  if (state.isDrawn) hydrateRoot(root, app)
  else createRoot(root).render(app)
}
