export const cornerNames = ['sharp', 'soft', 'round'] as const
export type Corners = (typeof cornerNames)[number]

export const layoutNames = ['grid', 'list'] as const
export type Layout = (typeof layoutNames)[number]

/** How a shop looks. `accent`: `#rrggbb` in small letters; null: Kedai's own green. */
export type Theme = { accent: string | null; corners: Corners; layout: Layout }

/** As it is kept, with what is missing or unknown as it is usual. */
export function readTheme(stored: unknown): Theme {
  const { accent, corners, layout } =
    typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {} // an object: each field is checked below
  return {
    accent: typeof accent === 'string' ? readColour(accent) : null,
    corners: cornerNames.find((name) => name === corners) ?? 'soft',
    layout: layoutNames.find((name) => name === layout) ?? 'grid',
  }
}

/** `#rrggbb` from what was typed ("#0C6", "0c6a4e"); null when it is no colour. */
export function readColour(typed: string): string | null {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return null
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

/** The name under which a theme's stylesheet is served; null where nothing differs from what every page has. */
export function themeName({ accent, corners }: Theme): string | null {
  return accent === null && corners === 'soft' ? null : `${accent === null ? 'kedai' : accent.slice(1)}-${corners}`
}

/** Where a theme's stylesheet is; null where none is needed. */
export function themeStylesheet(theme: Theme): string | null {
  const name = themeName(theme)
  return name === null ? null : `/theme/${name}.css`
}

/** What a name stands for; null when it is none of ours. */
export function themeOfName(name: string): Pick<Theme, 'accent' | 'corners'> | null {
  const [, accent, corners] = /^(kedai|[0-9a-f]{6})-([a-z]+)$/.exec(name) ?? []
  const known = cornerNames.find((one) => one === corners)
  return accent === undefined || known === undefined
    ? null
    : { accent: accent === 'kedai' ? null : `#${accent}`, corners: known }
}
