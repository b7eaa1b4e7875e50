import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig } from 'vite'

const web = fileURLToPath(new URL('.', import.meta.url))
const linguiPlace = { configPath: fileURLToPath(new URL('../lingui.config.ts', import.meta.url)) }

// What changes seldom and every page needs whole. Other libraries follow their users, so that a seller's part of one stays off buyers' pages.
const vendor = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

// What stands around and in every buyer's page. In one file it is smaller than in a dozen, each with its own beginnings.
const shop = /web[\\/]src[\\/](?:layouts[\\/](?:public-layout|theme-switch|language-switch|skip-link|sign)|ui[\\/](?:icon-button|link)|lib[\\/](?:head|theme))\.tsx?$|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:lock|moon|sun|sun-moon)\.mjs$/

// React Router's links and forms for its data mode stay in the bundle only because their making is not marked as free of effects.
const leanRouter: Plugin = {
  name: 'lean-router',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/ },
    handler: (code) => ({
      code: code.replace(/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1').replace(/^\w+\.displayName = .*;$/gm, ''),
      map: null,
    }),
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: web,
  appType: 'custom',
  plugins: [
    leanRouter,
    react(),
    lingui({ ...linguiPlace, failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset(undefined, linguiPlace)] }),
    tailwindcss(),
  ],
  // The built renderer stands alone; in development Node loads the libraries itself, some of which are not ES modules.
  ssr: { noExternal: command === 'build' ? true : undefined },
  // A renderer asks Node for this while it runs otherwise, finds nothing, and draws with React's development build: twice the work.
  ...(command === 'build' && isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false, rolldownOptions: { input: 'src/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        // The server preloads what a first page needs. Lists of what every other page would need cost each visitor 2 kB; only styles have to be there first.
        modulePreload: { polyfill: false, resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith('.css')) },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            entryFileNames: 'v1/js/[name]-[hash].js',
            chunkFileNames: 'v1/js/[name]-[hash].js',
            assetFileNames: (asset) => (asset.names.some((name) => name.endsWith('.css')) ? 'v1/css/[name]-[hash][extname]' : 'v1/assets/[name]-[hash][extname]'),
            codeSplitting: { groups: [{ name: 'vendor', test: vendor }, { name: 'shop', test: shop }] },
          },
        },
      },
}))
