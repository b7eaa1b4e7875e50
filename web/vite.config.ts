import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const web = fileURLToPath(new URL('.', import.meta.url))
const linguiPlace = { configPath: fileURLToPath(new URL('../lingui.config.ts', import.meta.url)) }

// Parts every page needs, kept in one file that changes seldom.
const vendor = /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack[\\/](?:query-core|react-query)|@lingui)[\\/]/

export default defineConfig(({ isSsrBuild }) => ({
  root: web,
  appType: 'custom',
  plugins: [
    react(),
    lingui({ ...linguiPlace, failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset(undefined, linguiPlace)] }),
    tailwindcss(),
  ],
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false, rolldownOptions: { input: 'src/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            entryFileNames: 'v1/js/[name]-[hash].js',
            chunkFileNames: 'v1/js/[name]-[hash].js',
            assetFileNames: (asset) => (asset.names.some((name) => name.endsWith('.css')) ? 'v1/css/[name]-[hash][extname]' : 'v1/assets/[name]-[hash][extname]'),
            codeSplitting: { groups: [{ name: 'vendor', test: vendor }] },
          },
        },
      },
}))
