import { isLang, type Lang } from '@kedai/domain/text/lang.ts'
import { useLingui } from '@lingui/react'

// The language the page is being read in; on the server every drawing has its own.
export function useLang(): Lang {
  const { locale } = useLingui().i18n
  return isLang(locale) ? locale : 'ms'
}
