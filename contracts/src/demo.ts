import { z } from 'zod'

/** GET /api/ajax/demo/invoice, in demo mode only: an unpaid invoice that a newcomer may open as its buyer; null when none is left. `quote_url`: the newest quote that waits for its answer, if there is one. contract §8 */
export const demoInvoice = z.object({ share_url: z.string(), quote_url: z.string().nullable() }).nullable()
export type DemoInvoice = z.infer<typeof demoInvoice>
