import { lazyPage } from './lib/lazy-page.tsx'

export const notFoundPage = lazyPage(
  'src/pages/public/not-found.tsx',
  () => import('./pages/public/not-found.tsx'),
  'site',
)
