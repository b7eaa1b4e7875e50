import type { Lang } from '@kedai/domain/text/lang.ts'

/** A text for people in the three languages of the product; `{name}` marks a parameter. */
export type Message = Record<Lang, string>
export type Params = Record<string, string | number | Message>

/** The text in one language with its parameters filled in; an unknown parameter stays visible, so that it is noticed. */
export function say(message: Message, lang: Lang, params: Params = {}): string {
  return message[lang].replace(/\{(\w+)\}/g, (mark, name: string) => {
    const value = params[name]
    if (value === undefined) return mark
    return typeof value === 'object' ? value[lang] : String(value)
  })
}
