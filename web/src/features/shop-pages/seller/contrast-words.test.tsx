import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HardToReadWords, ReadableWords } from './contrast-words.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const say = (words: ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{words}</I18nProvider>)

it('says how hard words are to read, never better than it is, and leads to the designs', () => {
  const html = say(<HardToReadWords side="dark" ratio={4.48} />)
  expect(html).toContain('The words are hard to read on this colour by night (4.4 : 1; 4.5 needed).')
  expect(html).toContain('href="/seller/designs"')
  expect(say(<HardToReadWords side="light" ratio={3.1} />)).toContain('by day (3.1 : 1; 4.5 needed)')
})

it('says how well they can be read', () => {
  expect(say(<ReadableWords light={5.19} dark={21} />)).toContain('at least 5.1 : 1 by day and 21.0 : 1 by night (4.5')
})
