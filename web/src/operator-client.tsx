import './styles/public.css'
import './styles/seller.css'
import { type Lang, langs } from '@kedai/domain/text/lang.ts'
import type { Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { readTokenFromPage } from './lib/csrf.ts'
import { i18n, loadMessages, startLanguage } from './lib/i18n.ts'
import { loadChunk } from './lib/chunks.ts'
import { type Site, SiteProvider } from './lib/site.tsx'
import { readState } from './lib/state.ts'
import { applyTheme } from './lib/theme.ts'
import { OperatorApp } from './pages/operator/operator-app.tsx'
import { Toaster } from './ui/toast.tsx'

// The operators' screens are an entry of their own: neither buyers nor sellers load a byte of them, not even their routes.
const catalogues = import.meta.glob<{ messages: Messages }>('./locales/operator/*.po')

applyTheme()
readTokenFromPage()
const { lang, site } = readState()
await startLanguage(lang)
await loadMessages('seller') // parts of screens that both share
await Promise.all(langs.map(loadOwnWords))
draw(site)

// All three at once, so that the language changes in place.
async function loadOwnWords(of: Lang): Promise<void> {
  const load = catalogues[`./locales/operator/${of}.po`]
  if (load) i18n.load(of, (await loadChunk(load)).messages)
}

function draw(around: Site): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <SiteProvider value={around}>
        <OperatorApp />
        <Toaster />
      </SiteProvider>
    </I18nProvider>,
  )
}
