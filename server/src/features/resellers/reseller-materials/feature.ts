import type { Feature } from '../../../platform/feature.ts'
import { materialRoutes } from './routes.ts'

/** Pictures and words that a shop hands its resellers to sell with. (contract §9) */
export const resellerMaterials: Feature = { name: 'reseller-materials', routes: materialRoutes }
