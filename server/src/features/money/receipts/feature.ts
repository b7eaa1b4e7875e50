import type { Feature } from '../../../platform/feature.ts'
import { receiptRoutes } from './routes.ts'

/** Papers that say what was received for an invoice, one for each payment. */
export const receipts: Feature = { name: 'receipts', routes: receiptRoutes }
