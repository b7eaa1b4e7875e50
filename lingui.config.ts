import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { sellerSide } from './web/src/seller-side.ts'

// Two catalogues per language: what a buyer can see stays small; the seller's side is loaded with the seller's pages.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['ms', 'en', 'zh'],
  catalogs: [
    {
      path: '<rootDir>/web/src/locales/{locale}',
      include: ['<rootDir>/web/src'],
      exclude: ['**/node_modules/**', ...sellerSide.map((folder) => `<rootDir>/web/src/${folder}/**`)],
    },
    { path: '<rootDir>/web/src/locales/seller/{locale}', include: sellerSide.map((folder) => `<rootDir>/web/src/${folder}/**`) },
  ],
  orderBy: 'message',
  format: formatter({ origins: false, lineNumbers: false }),
})
