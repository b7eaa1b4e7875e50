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

// Come with the pages that need them.
const furtherCatalogues = {
  seller: {
    ms: () => import('../locales/seller/ms.po'),
    en: () => import('../locales/seller/en.po'),
    zh: () => import('../locales/seller/zh.po'),
  },
  site: {
    ms: () => import('../locales/site/ms.po'),
    en: () => import('../locales/site/en.po'),
    zh: () => import('../locales/site/zh.po'),
  },
} satisfies Record<string, Catalogues>

export type Side = keyof typeof furtherCatalogues

// The browser's one instance. The server makes its own per language, so texts outside components use `msg` and `say`.
export const i18n: I18n = setupI18n()

const loadedSides = new Set<Side>()

export async function startLanguage(lang: Lang): Promise<void> {
  await load(publicCatalogues, lang)
  i18n.activate(lang)
}

export async function loadMessagesOf(side: Side): Promise<void> {
  if (!loadedSides.has(side)) await load(furtherCatalogues[side], currentLang())
  loadedSides.add(side)
}

// Changes every text in place: the address, what is typed and the cart stay as they are.
export async function switchLanguage(lang: Lang): Promise<void> {
  await Promise.all([publicCatalogues, ...[...loadedSides].map((side) => furtherCatalogues[side])].map((catalogues) => load(catalogues, lang)))
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
