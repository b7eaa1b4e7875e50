import { cornerNames, layoutNames } from '@kedai/domain/theme/theme.ts'
import { z } from 'zod'
import { knownRevision, lineOfText } from './values.ts'

const shape = { corners: z.enum(cornerNames), layout: z.enum(layoutNames) }

/** `front-store.theme`. `stylesheet`: where the shop's own colours and corners are; null where it has none of its own. */
export const shopTheme = z.object({ accent: z.string().nullable(), ...shape, stylesheet: z.string().nullable() })
export type ShopTheme = z.infer<typeof shopTheme>

/** GET /api/ajax/seller/theme */
export const sellerTheme = shopTheme.extend({ revision: z.string() })
export type SellerTheme = z.infer<typeof sellerTheme>

/** PUT /api/ajax/seller/theme. An empty colour is Kedai's own. */
export const saveTheme = z.object({
  accent: lineOfText(20).nullable().default(''),
  corners: shape.corners.default('soft'),
  layout: shape.layout.default('grid'),
  revision: knownRevision,
})
export type SaveTheme = z.infer<typeof saveTheme>
