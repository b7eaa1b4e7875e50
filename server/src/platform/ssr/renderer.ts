import type { Lang } from '@kedai/domain/text/lang.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What the built entry of the web room exports; it is the one thing the server knows of it. */
export type Renderer = {
  render(page: RenderRequest): Promise<Rendered>
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
}

export type RendererSource = { load(): Promise<{ renderer: Renderer; manifest: unknown }> }

export const webDist = join(import.meta.dirname, '../../../../web/dist')

/** The built pages, read once. */
export function builtRenderer(dist = webDist): RendererSource {
  let loaded: Promise<{ renderer: Renderer; manifest: unknown }> | null = null
  const load = async () => {
    const [renderer, manifest] = await Promise.all([
      import(pathToFileURL(join(dist, 'server/entry-server.js')).href) as Promise<Renderer>, // a build of ours; its shape is tested
      readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'),
    ])
    return { renderer, manifest: JSON.parse(manifest) as unknown }
  }
  return {
    load: () =>
      (loaded ??= load().catch((error: unknown) => {
        loaded = null
        throw error
      })),
  }
}
