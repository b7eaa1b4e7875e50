import { z } from 'zod'

/** GET /api/ajax/demo/invoice, in demo mode only: an unpaid invoice that a newcomer may open as its buyer; null when none is left. contract §8 */
export const demoInvoice = z.object({ share_url: z.string() }).nullable()
export type DemoInvoice = z.infer<typeof demoInvoice>
