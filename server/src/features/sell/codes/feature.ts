import type { Feature } from '../../../platform/feature.ts'
import { codeRoutes } from './routes.ts'

/** Codes that are sold one by one: a pool for each variation of a digital product. (contract §2a) */
export const codes: Feature = { name: 'codes', routes: codeRoutes }
