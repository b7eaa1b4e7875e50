import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { sellerSide, siteSide } from './web/src/seller-side.ts'

// Three catalogues per language: what a buyer can see stays small; the seller's side and Kedai's own pages bring theirs.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['ms', 'en', 'zh'],
  catalogs: [
    {
      path: '<rootDir>/web/src/locales/{locale}',
      include: ['<rootDir>/web/src'],
      exclude: ['**/node_modules/**', ...sellerSide.map((folder) => `<rootDir>/web/src/${folder}/**`), ...siteSide.map((files) => `<rootDir>/web/src/${files}`)],
    },
    { path: '<rootDir>/web/src/locales/seller/{locale}', include: sellerSide.map((folder) => `<rootDir>/web/src/${folder}/**`) },
    { path: '<rootDir>/web/src/locales/site/{locale}', include: siteSide.map((files) => `<rootDir>/web/src/${files}`) },
  ],
  orderBy: 'message',
  format: formatter({ origins: false, lineNumbers: false }),
})
