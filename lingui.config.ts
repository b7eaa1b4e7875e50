import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// Two catalogues per language: what a buyer can see stays small; the seller's side is loaded with the seller's pages.
const sellerSide = [
  'web/src/pages/seller',
  'web/src/pages/gallery',
  'web/src/layouts/seller',
  'web/src/ui/admin',
  'web/src/features/*/seller',
  'web/src/product-types/*/seller',
]

export default defineConfig({
  sourceLocale: 'en',
  locales: ['ms', 'en', 'zh'],
  catalogs: [
    {
      path: '<rootDir>/web/src/locales/{locale}',
      include: ['<rootDir>/web/src'],
      exclude: ['**/node_modules/**', ...sellerSide.map((folder) => `<rootDir>/${folder}/**`)],
    },
    { path: '<rootDir>/web/src/locales/seller/{locale}', include: sellerSide.map((folder) => `<rootDir>/${folder}`) },
  ],
  orderBy: 'message',
  format: formatter({ origins: false, lineNumbers: false }),
})
