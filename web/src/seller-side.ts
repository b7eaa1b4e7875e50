// Folders below `web/src` that buyers' pages never import: their texts stand in catalogues of their own and their styles in `seller.css`.
// `lingui.config.ts` reads this list, `seller-side.test.ts` holds it.
export const sellerSide: readonly string[] = [
  'pages/seller',
  'pages/demo',
  'pages/gallery',
  'layouts/seller',
  'ui/admin',
  'features/catalogue',
  'features/orders',
  'features/*/seller',
  'product-types/*/seller',
]

// What Kedai says of itself and where sellers come in. Drawn by the server like a buyer's page, with a catalogue of its own:
// its many words would weigh on every buyer.
export const siteSide: readonly string[] = ['pages/public/home*', 'pages/public/login*', 'pages/public/register*', 'pages/public/forgot*', 'pages/public/reset*', 'features/accounts/**']
