// Folders below `web/src` that buyers' pages never import: their texts stand in catalogues of their own and their styles in `seller.css`.
// `message-groups.ts` reads this list, `seller-side.test.ts` holds it.
export const sellerSide: readonly string[] = [
  'pages/seller',
  'pages/demo',
  'pages/gallery',
  'layouts/seller',
  'ui/admin',
  'lib/seller',
  'features/catalogue',
  'features/orders',
  'features/invoices',
  'features/saved-views',
  'features/*/seller',
  'product-types/*/seller',
]

// Likewise what neither buyers nor sellers import: the screens of operators, an entry of their own (`operator-client.tsx`).
export const operatorSide: readonly string[] = ['pages/operator', 'layouts/operator', 'features/operator']
