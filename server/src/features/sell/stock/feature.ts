import type { Feature } from '../../../platform/feature.ts'
import { lowStockQueue, tellLowStock } from './jobs.ts'
import { stockRoutes } from './routes.ts'

/** What is on the shelf: moved by hand with a reason, counted, and told about when it runs low. */
export const stock: Feature = { name: 'stock', queues: [lowStockQueue], wire: tellLowStock, routes: stockRoutes }
