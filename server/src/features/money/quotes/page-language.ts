import { isLang } from '@kedai/domain/text/lang.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../platform/db/db.ts'
import { findSharedQuote } from './queries/find-shared.ts'

const page = /^(?:\/s\/[^/?#]+)?\/view\/quote\/([\w-]{1,64})(?:[?#]|$)/

/** The language a quote was written in, by the address of its page; null for every other page. */
export async function quoteLanguage(db: Db, path: string): Promise<Lang | null> {
  const hashslug = page.exec(path)?.[1]
  const lang = hashslug === undefined ? undefined : (await findSharedQuote(db, hashslug))?.lang
  return isLang(lang) ? lang : null
}
