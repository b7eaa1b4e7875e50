import { designs, isDesignName } from './designs.ts'
import type { DesignName } from './designs.ts'
import { cornerNames, layoutNames } from './shape.ts'
import type { Corners, Layout } from './shape.ts'

/**
 * How a shop looks. `design`: a whole look, null: Kedai's own. `accent`: `#rrggbb` in small letters; null: that of the design, or
 * Kedai's green.
 */
export type Theme = { accent: string | null; corners: Corners; layout: Layout; design: DesignName | null }

/** As it is kept, with what is missing or unknown as it is usual. */
export function readTheme(stored: unknown): Theme {
  const { accent, corners, layout, design } =
    typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {} // an object: each field is checked below
  return {
    accent: typeof accent === 'string' ? readColour(accent) : null,
    corners: cornerNames.find((name) => name === corners) ?? 'soft',
    layout: layoutNames.find((name) => name === layout) ?? 'grid',
    design: isDesignName(design) ? design : null,
  }
}

/** `#rrggbb` from what was typed ("#0C6", "0c6a4e"); null when it is no colour. */
export function readColour(typed: string): string | null {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return null
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

/** The colour of what can be pressed, before it is made readable; null: Kedai's green. */
export const accentOf = ({ accent, design }: Pick<Theme, 'accent' | 'design'>): string | null =>
  accent ?? (design === null ? null : designs[design].accent)

/** The name under which a theme's stylesheet is served; null where nothing differs from what every page has. */
export function themeName({ accent, corners, design }: Pick<Theme, 'accent' | 'corners' | 'design'>): string | null {
  if (design !== null) return `${design}-${accent === null ? 'own' : accent.slice(1)}-${corners}`
  return accent === null && corners === 'soft' ? null : `${accent === null ? 'kedai' : accent.slice(1)}-${corners}`
}

/** Where a theme's stylesheet is; null where none is needed. */
export function themeStylesheet(theme: Theme): string | null {
  const name = themeName(theme)
  return name === null ? null : `/theme/${name}.css`
}

/** What a name stands for; null when it is none of ours. */
export function themeOfName(name: string): Pick<Theme, 'accent' | 'corners' | 'design'> | null {
  const [, design, accent, corners] = /^(?:([a-z]+)-(?=[a-z0-9]+-))?(kedai|own|[0-9a-f]{6})-([a-z]+)$/.exec(name) ?? []
  const known = cornerNames.find((one) => one === corners)
  const isPlain = accent === (design === undefined ? 'kedai' : 'own')
  if (accent === undefined || known === undefined || (design !== undefined && !isDesignName(design))) return null
  if (!isPlain && !accent.match(/^[0-9a-f]{6}$/)) return null
  return { accent: isPlain ? null : `#${accent}`, corners: known, design: design ?? null }
}
