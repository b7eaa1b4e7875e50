import type { Lang } from '@kedai/domain/text/lang.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildOf } from './build-of.ts'

/** What the built entry of the web room exports; it is the one thing the server knows of it. */
export type Renderer = {
  render(page: RenderRequest): Promise<Rendered>
  /** The same in two steps, asking and drawing: what was drawn before from these answers need not be drawn again. */
  prepare?(page: RenderRequest): Promise<Prepared>
  shopThemeCss(name: string): string | null
}

export type RenderRequest = {
  url: string
  lang: Lang
  site: { shopHost: string | null; ownDomain: string | null; demo: boolean; publicUrl: string; registration: boolean }
  manifest: unknown
  call: (path: string) => Promise<{ status: number; body: unknown }>
  /** The frame of the operators' screens instead of the page at the address. */
  side?: 'operator'
}

export type Rendered = {
  status: number
  head: { isPrivate?: boolean; movedTo?: string }
  state: { isDrawn: boolean }
  document: string
  /** Whether the drawing looked at what changes from one visit to the next; taken for true unless said. */
  readsTime?: boolean
}

/** A page whose answers are there. `isWhole`: it is drawn here, and all of them were found. */
export type Prepared = { isWhole: boolean; draw(): Promise<Rendered> }

/** `build`: a hash of all that draws; without, no page is kept outside of this process. */
type Loaded = { renderer: Renderer; manifest: unknown; build?: string }

export type RendererSource = { load(): Promise<Loaded> }

export const webDist = join(import.meta.dirname, '../../../../web/dist')

/** The built pages, read once. */
export function builtRenderer(dist = webDist): RendererSource {
  let loaded: Promise<Loaded> | null = null
  const load = async () => {
    const [build, renderer, manifest] = await Promise.all([
      buildOf(join(dist, 'server'), join(dist, 'client/.vite')),
      import(pathToFileURL(join(dist, 'server/entry-server.js')).href) as Promise<Renderer>, // a build of ours; its shape is tested
      readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'),
    ])
    return { build, renderer, manifest: JSON.parse(manifest) as unknown }
  }
  return {
    load: () =>
      (loaded ??= load().catch((error: unknown) => {
        loaded = null
        throw error
      })),
  }
}
