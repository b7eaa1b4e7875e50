import type { Lang } from '@kedai/domain/text/lang.ts'
import type { MessageGroup } from '../message-groups.ts'

export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
>

// `first`: the script that runs before a seller's page is drawn.
export type Assets = { scripts: string[]; preload: string[]; styles: string[]; first: string }

const buyersEntry = 'src/entry-client.tsx'
export const operatorEntry = 'src/operator-client.tsx'
const first = 'src/first.ts'

// The files one page needs. Everything it will import is preloaded, so that the browser finds out in one step, not in three.
export function assetsOf(
  manifest: Manifest | null,
  pages: string[],
  { lang, groups = [], entry = buyersEntry }: { lang: Lang; groups?: readonly MessageGroup[]; entry?: string },
): Assets {
  if (!manifest) return { scripts: [`/${entry}`], preload: [], styles: ['/src/styles/public.css'], first: `/${first}` }
  const wanted = [
    entry,
    `src/locales/${lang}.po`,
    ...groups.map((group) => `src/locales/${group}/${lang}.po`),
    ...pages,
  ]
  const chunks = withImports(manifest, wanted)
  const [start, ...others] = chunks.map((name) => `/${manifest[name]?.file}`)
  return {
    scripts: start ? [start] : [],
    preload: others,
    styles: [...new Set(chunks.flatMap((name) => manifest[name]?.css ?? []))].map((file) => `/${file}`),
    first: `/${manifest[first]?.file}`,
  }
}

// The same looks, and scripts that stand alone in the place of the app. `scripts`: sources.
export function stillAssetsOf(
  manifest: Manifest | null,
  scripts: readonly string[],
  { styles, first }: Assets,
): Assets {
  return { scripts: scripts.map((source) => `/${manifest?.[source]?.file ?? source}`), preload: [], styles, first }
}

export function withImports(manifest: Manifest, names: string[]): string[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name) || !manifest[name]) return
    found.add(name)
    manifest[name].imports?.forEach(visit)
  }
  names.forEach(visit)
  return [...found]
}
