import type { Feature } from '../../platform/feature.ts'
import { themeRoutes } from './routes.ts'

/** Colour, corners and layout of a shop. */
export const theme: Feature = { name: 'theme', routes: themeRoutes }
