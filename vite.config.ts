import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { css } from './src/web/build/stylesheets.ts'
import { chunkGroups } from './src/web/build/chunk-groups.ts'
import { compiledMessages } from './src/web/build/compiled-messages.ts'
import { contractRoutes } from './src/web/build/contract-routes.ts'
import { ENTRIES } from './src/web/build/entries.ts'
import { faceFiles } from './src/web/build/face-files.ts'
import { site } from './src/web/site/build/site-plugin.ts'
import { pictures } from './src/web/site/pictures/pictures-plugin.ts'
import { partsPage } from './src/web/build/parts-page.ts'
import { precompress } from './src/web/build/precompress.ts'
import { rootedShell } from './src/web/build/rooted-shell.ts'
import { serviceWorkerFile } from './src/web/build/service-worker-file.ts'
import { themeStylesheet } from './src/web/build/theme-stylesheet.ts'
import { withoutJsonSchemas } from './src/web/build/without-json-schemas.ts'
import { withoutUnusedParts } from './src/web/build/without-unused-parts.ts'

const API = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

export default defineConfig({
  // The site's plugin serves the documents.
  appType: 'custom',
  publicDir: 'src/web/public',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/web/routes',
      generatedRouteTree: 'src/web/route-tree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      autoCodeSplitting: true,
      // An error component in a separate chunk could not be fetched without a network, which is when it is needed.
      codeSplittingOptions: { defaultBehavior: [['component']] },
      disableLogging: true,
      tmpDir: 'node_modules/.tanstack',
    }),
    react(),
    contractRoutes(),
    compiledMessages(),
    faceFiles(),
    themeStylesheet(),
    withoutJsonSchemas(),
    withoutUnusedParts(),
    pictures(),
    rootedShell(ENTRIES.app),
    serviceWorkerFile({
      shell: ENTRIES.app,
      publicFiles: ['favicon.svg', 'first-paint.js', 'manifest.webmanifest', 'offline.js'],
    }),
    site({ plugins: () => [contractRoutes()], css }),
    partsPage(),
    precompress('dist/.compressed'),
  ],
  css,
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    // A font read from its own address is cached for good; inlined, it would come again with every sheet.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ENTRIES,
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and no release of ours changes: cached apart from our own code.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            ...chunkGroups(),
          ],
        },
      },
    },
  },
  // Module workers fetch what they need when they need it.
  worker: { format: 'es' },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': API, '^/c/': API } },
})
