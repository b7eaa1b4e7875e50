import type { Corners, Layout } from './shape.ts'

export const designNames = ['kopitiam', 'bungaraya', 'laut', 'kampung', 'pasar', 'sutera', 'malam'] as const
export type DesignName = (typeof designNames)[number]

/** Grounds and writing of one side, each `#rrggbb`. */
export type Grounds = {
  paper: string
  card: string
  sunken: string
  line: string
  'line-strong': string
  ink: string
  'ink-soft': string
  'ink-faint': string
}

export const letterNames = ['plain', 'serif', 'round', 'narrow'] as const
/** Letters that phones and desks have already, so that no design costs a download. */
export type Letters = (typeof letterNames)[number]

/** A whole look: colours of both sides, letters, shape and room. `room`: how much space stands between things, 1 is usual. */
export type Design = {
  accent: string
  light: Grounds
  dark: Grounds
  letters: Letters
  headings: Letters
  corners: Corners
  layout: Layout
  room: number
  shadow: 'none' | 'soft' | 'hard'
}

export const designs: Record<DesignName, Design> = {
  kopitiam: {
    accent: '#7a4a21',
    light: grounds('#f7f1e3', '#fffaf0', '#ece1cb', '#dccbab', '#8a7658', '#2a1d10', '#5b4732', '#6a5640'),
    dark: grounds('#1a130c', '#241b12', '#120d08', '#43331f', '#937c5a', '#f8eedd', '#d6c3a5', '#b5a080'),
    letters: 'plain',
    headings: 'serif',
    corners: 'soft',
    layout: 'grid',
    room: 1,
    shadow: 'soft',
  },
  bungaraya: {
    accent: '#c4164c',
    light: grounds('#fff6f6', '#ffffff', '#fbe6e8', '#f2ccd2', '#a8707d', '#2b1016', '#63404a', '#774e5a'),
    dark: grounds('#1b0f13', '#27171c', '#12090c', '#4a2a34', '#a06f7c', '#fdeef1', '#e0bfc8', '#c09aa5'),
    letters: 'round',
    headings: 'round',
    corners: 'round',
    layout: 'grid',
    room: 1.04,
    shadow: 'soft',
  },
  laut: {
    accent: '#0b63b0',
    light: grounds('#f4f8fb', '#ffffff', '#e4eef5', '#cddde8', '#6b8597', '#0e1f2c', '#3b5263', '#4a6274'),
    dark: grounds('#0c151c', '#13212b', '#070e13', '#26404f', '#6e8ba0', '#eaf4fb', '#bad0df', '#97b0c1'),
    letters: 'plain',
    headings: 'plain',
    corners: 'soft',
    layout: 'grid',
    room: 1,
    shadow: 'none',
  },
  kampung: {
    accent: '#3f6b1d',
    light: grounds('#f5f6ec', '#fdfdf6', '#e6e9d3', '#d2d7b8', '#77805a', '#1d2411', '#48522f', '#566039'),
    dark: grounds('#12160b', '#1b2112', '#0b0e06', '#363f24', '#7e8a60', '#f1f5e3', '#c8d1b0', '#a6b08b'),
    letters: 'serif',
    headings: 'serif',
    corners: 'round',
    layout: 'grid',
    room: 1.06,
    shadow: 'none',
  },
  pasar: {
    accent: '#d24a00',
    light: grounds('#ffffff', '#ffffff', '#f1f1f1', '#d6d6d6', '#7a7a7a', '#111111', '#3f3f3f', '#575757'),
    dark: grounds('#101010', '#1b1b1b', '#080808', '#383838', '#858585', '#fafafa', '#cfcfcf', '#ababab'),
    letters: 'narrow',
    headings: 'narrow',
    corners: 'sharp',
    layout: 'list',
    room: 0.95,
    shadow: 'hard',
  },
  sutera: {
    accent: '#6d3a8c',
    light: grounds('#f9f6fa', '#ffffff', '#eee6f1', '#dccfe2', '#86748f', '#20152a', '#51425c', '#62516d'),
    dark: grounds('#140f18', '#1e1725', '#0d0910', '#3d3047', '#8b7a96', '#f6effa', '#d0c1d9', '#ae9db8'),
    letters: 'plain',
    headings: 'serif',
    corners: 'sharp',
    layout: 'grid',
    room: 1.06,
    shadow: 'none',
  },
  malam: {
    accent: '#8a6400',
    light: grounds('#f5f5f3', '#ffffff', '#e8e8e4', '#d2d2cb', '#7a7a70', '#161614', '#44443e', '#57574f'),
    dark: grounds('#0b0b0d', '#141417', '#050506', '#2f2f35', '#7d7d86', '#f4f4f2', '#c6c6c4', '#a2a2a0'),
    letters: 'plain',
    headings: 'narrow',
    corners: 'sharp',
    layout: 'grid',
    room: 1,
    shadow: 'hard',
  },
}

export const isDesignName = (name: unknown): name is DesignName => designNames.some((known) => known === name)

function grounds(
  paper: string,
  card: string,
  sunken: string,
  line: string,
  strong: string,
  ink: string,
  soft: string,
  faint: string,
): Grounds {
  return { paper, card, sunken, line, 'line-strong': strong, ink, 'ink-soft': soft, 'ink-faint': faint }
}
