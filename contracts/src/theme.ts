import { cornerNames, layoutNames } from '@kedai/domain/theme/theme.ts'
import { z } from 'zod'
import { lineOfText } from './values.ts'

const shape = { corners: z.enum(cornerNames), layout: z.enum(layoutNames) }

/** `front-store.theme`. `stylesheet`: where the shop's own colours and corners are; null where it has none of its own. */
export const shopTheme = z.object({ accent: z.string().nullable(), ...shape, stylesheet: z.string().nullable() })
export type ShopTheme = z.infer<typeof shopTheme>

/** PUT /api/ajax/seller/theme. An empty colour is Kedai's own. */
export const saveTheme = z.object({ accent: lineOfText(20).nullable().default(''), corners: shape.corners.default('soft'), layout: shape.layout.default('grid') })
export type SaveTheme = z.infer<typeof saveTheme>
