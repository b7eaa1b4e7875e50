import type { Lang } from '@kedai/domain/text/lang.ts'
import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { loadChunk } from './chunks.ts'
import { languageTags } from './languages.ts'

type Catalogue = { messages: Messages }
type Catalogues = Record<Lang, () => Promise<Catalogue>>

const publicCatalogues: Catalogues = {
  ms: () => import('../locales/ms.po'),
  en: () => import('../locales/en.po'),
  zh: () => import('../locales/zh.po'),
}

const sellerCatalogues: Catalogues = {
  ms: () => import('../locales/seller/ms.po'),
  en: () => import('../locales/seller/en.po'),
  zh: () => import('../locales/seller/zh.po'),
}

// The browser's one instance. The server makes its own per language, so texts outside components use `msg` and `say`.
export const i18n: I18n = setupI18n()

let sellerSideIsLoaded = false

export async function startLanguage(lang: Lang): Promise<void> {
  await load(publicCatalogues, lang)
  i18n.activate(lang)
}

export async function loadSellerMessages(): Promise<void> {
  if (!sellerSideIsLoaded) await load(sellerCatalogues, currentLang())
  sellerSideIsLoaded = true
}

// Changes every text in place: the address, what is typed and the cart stay as they are.
export async function switchLanguage(lang: Lang): Promise<void> {
  await Promise.all([load(publicCatalogues, lang), sellerSideIsLoaded ? load(sellerCatalogues, lang) : undefined])
  document.cookie = `lang=${lang}; path=/; max-age=31536000; samesite=lax`
  document.documentElement.lang = languageTags[lang]
  i18n.activate(lang)
}

// Only languages of the list above are ever activated.
export const currentLang = (): Lang => i18n.locale as Lang

async function load(catalogues: Catalogues, lang: Lang): Promise<void> {
  const { messages } = await loadChunk(catalogues[lang])
  i18n.load(lang, messages)
}
