import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { messageGroups } from './web/src/message-groups.ts'

const below = (patterns: readonly string[]) => patterns.map((pattern) => `<rootDir>/web/src/${pattern}`)

// Several catalogues a language: the common one, and one for each group of pages that needs more.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['ms', 'en', 'zh'],
  catalogs: [
    {
      path: '<rootDir>/web/src/locales/{locale}',
      include: ['<rootDir>/web/src'],
      exclude: ['**/node_modules/**', ...below(Object.values(messageGroups).flat())],
    },
    ...Object.entries(messageGroups).map(([group, patterns]) => ({
      path: `<rootDir>/web/src/locales/${group}/{locale}`,
      include: below(patterns),
    })),
  ],
  orderBy: 'message',
  format: formatter({ origins: false, lineNumbers: false }),
})
