import { z } from 'zod'

/** GET, POST and DELETE /api/ajax/seller/samples: how many sample products stand in the shop. */
export const samples = z.object({ products: z.number().int() })
export type Samples = z.infer<typeof samples>
