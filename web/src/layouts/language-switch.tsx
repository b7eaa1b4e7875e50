import { type Lang, langs } from '@kedai/domain/text/lang.ts'
import { useLingui } from '@lingui/react/macro'
import { currentLang, switchLanguage } from '../lib/i18n.ts'
import { languageNames } from '../lib/languages.ts'
import { classes } from '../ui/classes.ts'

const shortNames = { ms: 'BM', en: 'EN', zh: '中文' } satisfies Record<Lang, string>

// Three buttons, each in its own language. The place and what is typed stay; texts of the server are asked for anew.
export function LanguageSwitch({ className }: { className?: string }) {
  const { i18n, t } = useLingui()
  const choose = async (lang: Lang) => {
    if (lang !== currentLang()) await switchLanguage(lang)
  }
  return (
    <div
      role="group"
      aria-label={t`Language`}
      className={classes('inline-flex rounded-m border border-line bg-paper p-0.5', className)}
    >
      {langs.map((lang) => (
        <button
          key={lang}
          type="button"
          lang={lang}
          title={languageNames[lang]}
          aria-pressed={i18n.locale === lang}
          className="min-h-10 min-w-10 rounded-s px-1.5 sm:min-w-11 sm:px-2 text-xs font-bold text-ink-soft hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper"
          onClick={() => void choose(lang)}
        >
          {shortNames[lang]}
        </button>
      ))}
    </div>
  )
}
