/** The languages of the product, the default first (CONTRACT §1). */
export const langs = ['ms', 'en', 'zh'] as const

export type Lang = (typeof langs)[number]

/** Whether a tag names one of our languages. */
export const isLang = (value: unknown): value is Lang => langs.some((lang) => lang === value)
