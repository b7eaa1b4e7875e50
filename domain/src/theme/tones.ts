/** A shop's colour as it is used: on buttons, in text, behind text. Each `#rrggbb`. */
export type Tones = {
  accent: string
  'accent-strong': string
  'accent-ink': string
  'accent-soft': string
  'on-accent': string
}

/** What colours stand on: the ground of a side that is nearest to them, and its cards. `#rrggbb`. */
type Sides = Record<'light' | 'dark', { sunken: string; card: string }>

const usual: Sides = {
  light: { sunken: '#f2eadc', card: '#fffdf8' },
  dark: { sunken: '#100d0a', card: '#211c17' },
}

/** A colour as it is used in each theme, so that text on it and in it stays readable (WCAG 2.2 AA); null when it is not `#rrggbb`. */
export function tonesOf(colour: string, { light, dark }: Sides = usual): { light: Tones; dark: Tones } | null {
  const rgb = parse(colour)
  const [sunken, day, night] = [parse(light.sunken), parse(light.card), parse(dark.card)]
  if (!rgb || !sunken || !day || !night) return null
  return {
    light: tones(rgb, { ground: sunken, towards: [0, 0, 0], softOn: day }),
    dark: tones(rgb, { ground: night, towards: [255, 255, 255], softOn: night }),
  }
}

type Rgb = readonly [number, number, number]

function tones(rgb: Rgb, { ground, towards, softOn }: { ground: Rgb; towards: Rgb; softOn: Rgb }): Tones {
  const accent = until(rgb, towards, (tone) => contrast(tone, ground) >= 4.5 && bestContrast(tone) >= 4.5)
  const strong = mix(accent, towards, 0.25)
  const soft = mix(softOn, accent, 0.14)
  const ink = until(accent, towards, (tone) => contrast(tone, soft) >= 4.6 && contrast(tone, ground) >= 4.6)
  const on = contrast(accent, white) >= contrast(accent, black) ? white : black
  return {
    accent: hex(accent),
    'accent-strong': hex(strong),
    'accent-ink': hex(ink),
    'accent-soft': hex(soft),
    'on-accent': hex(on),
  }
}

const white: Rgb = [255, 255, 255]
const black: Rgb = [20, 16, 12]

const bestContrast = (tone: Rgb) => Math.max(contrast(tone, white), contrast(tone, black))

function until(from: Rgb, towards: Rgb, isReadable: (tone: Rgb) => boolean): Rgb {
  for (let step = 0; step <= 20; step++) {
    const tone = mix(from, towards, step / 20)
    if (isReadable(tone)) return tone
  }
  return towards
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  blend(from[0], to[0], share),
  blend(from[1], to[1], share),
  blend(from[2], to[2], share),
]

const blend = (from: number, to: number, share: number) => Math.round(from + (to - from) * share)

const parse = (colour: string): Rgb | null => {
  const [, r, g, b] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? []
  return r && g && b ? [parseInt(r, 16), parseInt(g, 16), parseInt(b, 16)] : null
}

const hex = (rgb: Rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** WCAG 2.2: the contrast ratio of two colours written `#rrggbb`, 1 to 21; null where one is written otherwise. */
export function contrastOf(one: string, other: string): number | null {
  const [first, second] = [parse(one), parse(other)]
  return first && second && contrast(first, second)
}

/** WCAG 2.2: the contrast ratio of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number] // two in, two out
  return (lighter + 0.05) / (darker + 0.05)
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
