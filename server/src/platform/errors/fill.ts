import { langs } from '@kedai/domain/text/lang.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { say } from './message.ts'
import type { Message, Params } from './message.ts'

/** The text with its parameters already in it, in every language: for several refusals that each have their own. */
export function fill(message: Message, params: Params | ((lang: Lang) => Params)): Message {
  const said = (lang: Lang) => say(message, lang, typeof params === 'function' ? params(lang) : params)
  return Object.fromEntries(langs.map((lang) => [lang, said(lang)])) as Message // made from all the languages
}
