import type { Lang } from '@kedai/domain/text/lang.ts'
import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { MessageGroup } from '../message-groups.ts'
import { loadChunk } from './chunks.ts'
import { languageTags } from './languages.ts'

type Catalogue = { messages: Messages }

// One chunk each: the common texts (`ms.po`) and those of a group of pages (`order/ms.po`). Operators bring theirs along.
const catalogues = import.meta.glob<Catalogue>(['../locales/**/*.po', '!../locales/operator/*.po'])

// The browser's one instance. The server makes its own per language, so texts outside components use `msg` and `say`.
export const i18n: I18n = setupI18n()

const groupsInUse = new Set<MessageGroup>()

export async function startLanguage(lang: Lang): Promise<void> {
  await load(lang, null)
  i18n.activate(lang)
}

// Before a page or part of the group is drawn. The server has all of them from the start.
export async function loadMessages(group: MessageGroup): Promise<void> {
  if (import.meta.env.SSR || groupsInUse.has(group)) return
  const lang = currentLang()
  const messages = await messagesOf(lang, group)
  if (lang !== currentLang()) return loadMessages(group)
  // Put in without `load`, which tells every text on the page to draw itself anew: a part that is not awake yet would be thrown away.
  Object.assign(i18n.messages, messages)
  groupsInUse.add(group)
}

// Changes every text in place: the address, what is typed and the cart stay as they are.
export async function switchLanguage(lang: Lang): Promise<void> {
  await Promise.all([null, ...groupsInUse].map((group) => load(lang, group)))
  document.cookie = `lang=${lang}; path=/; max-age=31536000; samesite=lax`
  document.documentElement.lang = languageTags[lang]
  i18n.activate(lang)
  for (const hear of whoHears) hear()
}

// For texts of the server: they have to be asked for anew.
export function whenLanguageChanges(hear: () => void): () => void {
  whoHears.add(hear)
  return () => whoHears.delete(hear)
}

const whoHears = new Set<() => void>()

// Only languages of the list are ever activated.
export const currentLang = (): Lang => i18n.locale as Lang

async function load(lang: Lang, group: MessageGroup | null): Promise<void> {
  i18n.load(lang, await messagesOf(lang, group))
}

async function messagesOf(lang: Lang, group: MessageGroup | null): Promise<Messages> {
  const catalogue = catalogues[`../locales/${group === null ? '' : `${group}/`}${lang}.po`]
  if (!catalogue) throw new Error(`no catalogue of ${group ?? 'the common texts'} in ${lang}`)
  return (await loadChunk(catalogue)).messages
}
