import { designs } from './designs.ts'
import type { Letters } from './designs.ts'
import type { Corners } from './shape.ts'
import { accentOf } from './theme.ts'
import type { Theme } from './theme.ts'
import { tonesOf } from './tones.ts'

/** How a shop's mails look: its design by day, for mail programs darken mails by themselves. Colours are `#rrggbb`. */
export type MailLook = {
  paper: string
  card: string
  ink: string
  soft: string
  line: string
  accent: string
  onAccent: string
  link: string
  corners: Corners
  headings: Letters
}

/** Of a shop that has chosen nothing, and of Kedai itself. */
export const kedaiMailLook: MailLook = {
  paper: '#f6f3ec',
  card: '#ffffff',
  ink: '#26221b',
  soft: '#6b6357',
  line: '#e6e0d4',
  accent: '#0b6b57',
  onAccent: '#ffffff',
  link: '#0b6b57',
  corners: 'soft',
  headings: 'plain',
}

/** The look of a shop's mails, so that words on each ground can be read (WCAG 2.2 AA). */
export function mailLookOf({ accent, corners, design }: Pick<Theme, 'accent' | 'corners' | 'design'>): MailLook {
  const whole = design === null ? null : designs[design]
  const colour = accentOf({ accent, design })
  const tones = colour === null ? null : tonesOf(colour, whole ?? undefined)
  const grounds = whole?.light
  return {
    ...kedaiMailLook,
    ...(grounds && {
      paper: grounds.paper,
      card: grounds.card,
      ink: grounds.ink,
      soft: grounds['ink-soft'],
      line: grounds.line,
    }),
    ...(tones && { accent: tones.light.accent, onAccent: tones.light['on-accent'], link: tones.light['accent-ink'] }),
    corners,
    headings: whole?.headings ?? 'plain',
  }
}
