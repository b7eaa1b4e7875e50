import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Writes the seller's service worker as one file beside the pages, after they are built: it bears the name of the page's first
 * script, whose hash follows every other.
 */
export async function bundleWorker(root: string): Promise<void> {
  const { build } = await import('vite') // 200 ms that a fresh start must not pay
  const web = join(root, 'web')
  await build({
    root: web,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { BUILD: JSON.stringify(buildName(join(web, 'dist/client/.vite/manifest.json'))) },
    build: {
      outDir: 'dist/worker',
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'src/worker/worker.ts',
        output: { format: 'iife', entryFileNames: 'worker.js' },
      },
    },
  })
}

function buildName(manifest: string): string {
  const files = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }> // written by Vite's build
  const entry = files['src/entry-client.tsx']
  if (!entry) throw new Error('The pages have no first script')
  return basename(entry.file)
}
