import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** The file that a server runs, below the root of the repository. */
export const serverBundle = 'server/dist/serve.js'

/**
 * Writes the server's own code and that of the rooms it stands on as one file; packages stay where they are. Node reads and
 * strips one file then, not thousands. Nothing is renamed or shortened, so what an error's trace names can be found again.
 */
export async function bundleServer(root: string): Promise<void> {
  const { build } = await import('vite') // 200 ms that a fresh start must not pay
  await build({
    root: join(root, 'server'),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [keepPlaces()],
    build: {
      ssr: 'src/serve.ts',
      outDir: 'dist',
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      copyPublicDir: false,
    },
  })
}

// A module finds its files (migrations, fonts, styles) beside its source, wherever the bundle lies.
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('import.meta.')) return null
      const places = { 'import.meta.dirname': dirname(id), 'import.meta.url': pathToFileURL(id).href }
      return Object.entries(places)
        .reduce((text, [name, place]) => text.replaceAll(name, JSON.stringify(place)), code)
        .replaceAll('import.meta.main', 'false')
    },
  }
}
