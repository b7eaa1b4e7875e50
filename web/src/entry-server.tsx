import type { Lang } from '@kedai/domain/text/lang.ts'
import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { createQueryCache } from './lib/query-cache.ts'
import { type Manifest, assetsOf, operatorEntry, stillAssetsOf } from './lib/assets.ts'
import { documentOf } from './lib/document.ts'
import { type Head, HeadContext, type HeadCollector } from './lib/head.ts'
import { type CallInMemory, prefetch } from './lib/prefetch.ts'
import { matched } from './lib/router.tsx'
import type { Site } from './lib/site.tsx'
import type { PageState } from './lib/state.ts'
import { watchAnswers } from './lib/watched-answers.ts'
import { stillParts } from './layouts/still/still-parts.tsx'
import { notFoundPage } from './not-found-page.ts'
import { paths } from './paths.ts'
import { publicRoutesOf, sellerSide } from './public-routes.ts'
import { routesOf, sellerPagesAt } from './routes.tsx'
import { stillScriptsOf } from './still-pages.ts'

export { CSRF_PLACE } from './lib/document.ts'
export { shopThemeCss } from './lib/shop-theme.ts'
export type { Head, Manifest, PageState, Site }

export type RenderRequest = {
  // Path and search, without host.
  url: string
  lang: Lang
  site: Site
  // `web/dist/client/.vite/manifest.json`; null in development, where Vite serves the sources.
  manifest: Manifest | null
  // Our own API, asked in memory (`app.inject`): a path with search in, status and parsed body out.
  call: CallInMemory
  // The frame of the operators' screens, which are drawn in the browser; whatever the address.
  side?: 'operator'
}

export type Rendered = {
  // 200, 404, or the status of the call that failed (then the browser draws and says so).
  status: number
  head: Head
  // The inside of `#root`.
  html: string
  state: PageState
  // Scripts to preload, in order.
  preload: string[]
  // The whole page. `CSRF_PLACE` in it is to be replaced by the meta tags that differ per visitor.
  document: string
  // Whether the drawing looked at what changes from one visit to the next.
  readsTime: boolean
}

// A page whose answers are there. The same answers draw the same bytes, but for the times inside the data.
export type Prepared = {
  // The server draws it, and found all that it shows.
  isWhole: boolean
  draw: () => Promise<Rendered>
}

export const render = async (request: RenderRequest): Promise<Rendered> => (await prepare(request)).draw()

// Asks for what a page shows.
export async function prepare({ url, lang, site, manifest, call, side }: RenderRequest): Promise<Prepared> {
  if (side === 'operator') return { isWhole: false, draw: async () => operatorShell({ lang, site, manifest }) }
  const { pathname, search, searchParams } = new URL(`http://page.invalid${url}`)
  const routes = publicRoutesOf(site)
  const { page = notFoundPage, params = {} } = matched(routes, pathname) ?? {}
  const isSellerSide = page === sellerSide
  const sellerPages = isSellerSide ? sellerPagesAt(routesOf(site), pathname) : []
  const module = isSellerSide ? null : await page.load()
  const context = { params, search: searchParams, site }
  const { answers, status: dataStatus, missingSays } = await prefetch(module?.queries?.(context) ?? [], call)

  const isUnknown = page === notFoundPage || (isSellerSide && sellerPages.length === 0)
  const status = isUnknown ? 404 : dataStatus
  const isMissing = isUnknown || (status === 404 && module?.tellsRefusals !== true)
  if (isMissing) await notFoundPage.load()
  const isDrawn = isMissing || (!isSellerSide && status === 200)
  return { isWhole: isDrawn && !isMissing, draw }

  async function draw(): Promise<Rendered> {
    const stillScripts = isDrawn && !isMissing ? stillScriptsOf(page, context, answers) : null
    const state: PageState = {
      lang,
      site,
      isDrawn,
      missing: isMissing ? pathname : null,
      missingSays: isMissing ? missingSays : null,
      answers,
    }

    const collector: HeadCollector = { head: null }
    const wereRead = watchAnswers(answers.of)
    const app = (
      <App
        i18n={i18nOf[lang]}
        answers={createQueryCache(answers)}
        site={stillScripts ? { ...site, still: stillParts } : site}
        routes={routes}
        url={pathname + search}
        missing={state.missing}
        missingSays={state.missingSays}
      />
    )
    const firstScreen = isSellerSide && !isMissing ? await firstScreenOf(lang, pathname, searchParams) : null
    const html = isDrawn
      ? markupOf(<HeadContext value={collector}>{app}</HeadContext>, stillScripts !== null)
      : firstScreen
        ? renderToString(firstScreen.drawing)
        : ''
    const readsTime = wereRead()
    const head: Head = collector.head ?? {
      title: firstScreen?.title ?? 'Kedai',
      isPrivate: true,
      ...(firstScreen && sellerAppHead(lang)),
    }
    const pages = isMissing ? [notFoundPage] : [page, ...sellerPages]
    const groups = [...new Set(pages.flatMap(({ group }) => group ?? []))]
    const appAssets = assetsOf(
      manifest,
      pages.map(({ file }) => file),
      { lang, groups },
    )
    const assets = stillScripts ? stillAssetsOf(manifest, stillScripts, appAssets) : appAssets
    return {
      status,
      head,
      html,
      state,
      preload: assets.preload,
      readsTime,
      document: documentOf({
        lang,
        head,
        html,
        state: stillScripts ? null : state,
        assets,
        site,
        firstCalls: firstScreen?.calls,
      }),
    }
  }
}

// What stands for browsers without scripts, pictures that is, stands for everybody where no script would put it there.
function markupOf(app: ReactNode, isStill: boolean): string {
  const html = renderToString(app)
  return isStill ? html.replace(/<\/?noscript>/g, '') : html
}

function operatorShell({ lang, site, manifest }: Pick<RenderRequest, 'lang' | 'site' | 'manifest'>): Rendered {
  const head: Head = { title: 'Kedai', isPrivate: true }
  const state: PageState = { lang, site, isDrawn: false, missing: null, missingSays: null, answers: { at: 0, of: {} } }
  const assets = assetsOf(manifest, [], { lang, groups: ['seller'], entry: operatorEntry })
  const document = documentOf({ lang, head, html: '', state, assets, site })
  return { status: 200, head, html: '', state, preload: assets.preload, document, readsTime: false }
}

// What makes the counter installable.
const sellerAppHead = (lang: Lang) => ({
  manifest: paths.counterFile(`${lang}.webmanifest`),
  icon: '/v1/app/icon-180.png',
})

// What a seller's screen shows before anybody is known, which names nobody's data. The code and words of that side come with the first of them.
async function firstScreenOf(lang: Lang, pathname: string, search: URLSearchParams) {
  const { firstScreenAt } = await import('./pages/seller/first-screen-at.tsx')
  const screen = firstScreenAt(pathname, search)
  if (!screen) return null
  const { messages } = (await sellerCatalogues[`./locales/seller/${lang}.po`]?.()) ?? { messages: {} }
  const i18n = setupI18n({ locale: lang, messages: { [lang]: { ...i18nOf[lang].messages, ...messages } } })
  return {
    title: screen.place ? i18n._(screen.place.label) : 'Kedai',
    calls: screen.calls,
    drawing: <I18nProvider i18n={i18n}>{screen.drawing}</I18nProvider>,
  }
}

const sellerCatalogues = import.meta.glob<{ messages: Messages }>('./locales/seller/*.po')

// All texts of a language that buyers' pages may need in one. The seller's side has other words for some of them.
const catalogues = import.meta.glob<{ messages: Messages }>(
  ['./locales/**/*.po', '!./locales/{seller,operator}/*.po'],
  {
    eager: true,
  },
)

function i18nFor(lang: Lang) {
  const ofLang = Object.entries(catalogues).filter(([path]) => path.endsWith(`/${lang}.po`))
  return setupI18n({
    locale: lang,
    messages: { [lang]: Object.assign({}, ...ofLang.map(([, { messages }]) => messages)) },
  })
}

const i18nOf = { ms: i18nFor('ms'), en: i18nFor('en'), zh: i18nFor('zh') } satisfies Record<Lang, unknown>
