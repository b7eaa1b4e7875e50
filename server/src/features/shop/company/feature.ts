import type { Feature } from '../../../platform/feature.ts'
import { companyRoutes } from './routes.ts'

/** What a shop says of itself: name, contact, address, logo. */
export const company: Feature = { name: 'company', routes: companyRoutes }
