import type { Feature } from '../../../platform/feature.ts'
import { bannerRoutes } from './routes.ts'

/** Banner, slides and the promo line above a shop's shelves. */
export const banners: Feature = { name: 'banners', routes: bannerRoutes }
