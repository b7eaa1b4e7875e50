import type { Feature } from '../../../platform/feature.ts'
import { voucherRoutes } from './routes.ts'

/** Payment vouchers: money that goes out, numbered, approved and never deleted. (contract §9) */
export const vouchers: Feature = { name: 'vouchers', routes: voucherRoutes }
