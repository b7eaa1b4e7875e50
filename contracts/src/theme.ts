import { designNames } from '@kedai/domain/theme/designs.ts'
import { cornerNames, layoutNames } from '@kedai/domain/theme/shape.ts'
import { z } from 'zod'
import { knownRevision, lineOfText } from './values.ts'

const shape = { corners: z.enum(cornerNames), layout: z.enum(layoutNames) }

/** `front-store.theme`. `stylesheet`: where the shop's own colours and corners are; null where it has none of its own. */
export const shopTheme = z.object({
  accent: z.string().nullable(),
  ...shape,
  design: z.enum(designNames).nullable(),
  stylesheet: z.string().nullable(),
})
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

const colours = z.record(z.string(), z.string())

/** GET /api/ajax/seller/designs: whole looks, Kedai's own (`kedai`) among them. */
export const design = z.object({
  name: z.enum(['kedai', ...designNames]),
  title: z.string(),
  description: z.string(),
  is_current: z.boolean(),
  /** The one before, which can be taken back. */
  is_previous: z.boolean(),
  corners: shape.corners,
  layout: shape.layout,
  /** Null: Kedai's own. */
  light: colours.nullable(),
  dark: colours.nullable(),
  stylesheet: z.string().nullable(),
})
export type Design = z.infer<typeof design>
export const designList = z.array(design)

/** POST /api/ajax/seller/designs/{name}/apply and …/designs/take-back */
export const appliedDesign = sellerTheme.extend({ designs: designList })
export type AppliedDesign = z.infer<typeof appliedDesign>
