import type { Feature } from '../../../platform/feature.ts'
import { publicHolidayRoutes } from './routes.ts'

/** Malaysia's public holidays by state. */
export const publicHolidays: Feature = { name: 'public-holidays', routes: publicHolidayRoutes }
