import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import postcssMantine from 'postcss-preset-mantine'
import { type CSSOptions, defineConfig, type Plugin } from 'vite'
import { siteChunkGroups } from './src/web/site/build/chunk-groups.ts'
import { site } from './src/web/site/build/site-plugin.ts'
import { pictures } from './src/web/site/pictures/pictures-plugin.ts'
import { contractRoutes } from './src/web/build/contract-routes.ts'
import { serviceWorkerFile } from './src/web/build/service-worker-file.ts'
import { withoutJsonSchemas } from './src/web/build/without-json-schemas.ts'

const API = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

/**
 * What most pages behind the sign-in have, beside what they share with the site: the plain controls, and what stands
 * around every page.
 */
const INTERFACE = new RegExp(
  [
    '@mantine/core/esm/components/(ActionIcon|Button|Card|CloseButton|Group|Kbd|Loader|Paper|Stack|Text|Title|UnstyledButton|VisuallyHidden)/',
    'src/web/(features/shell/(?!mobile-menu|palette)|ui/(offline/|demo/|picture-card/))',
    'src/web/routes/_workspace/route[.]tsx',
    '@tabler/icons-react/dist/esm/icons/IconChevronRight',
    String.raw`src/web/ui/(button-link|error-banner|language-switch|page-header|text-link|theme-switch|wordmark)\.`,
    String.raw`src/web/lib/(failure|navigation)/`,
  ].join('|'),
)

/**
 * What only pages behind the sign-in need, most of them: calls to the API, the shapes, the costing, the figures. Not the
 * lists of any length, their export and the form of a product: many pages have them, the editor has not.
 */
const WORKSPACE =
  /src\/(web\/(ui\/(?!long-table\/|export-menu\.)|lib\/(?!virtual\/|export\/)|entities\/(?!product\/form\/))|contract\/|domain\/)|node_modules\/(@orpc|zod)\//

/** With what it shares with the other pages of a sheet: files of a few lines, smaller than the headers they came with. */
const EDITOR = /src\/web\/(features\/sheets\/(editor\/|allergens\/|document\/|photo\/|use-)|lib\/pictures\/)/

/** Below this a file fits one packet as it is. */
const WORTH_COMPRESSING = 1024

/**
 * Every file as small as it gets, once and for all, beside itself: the server picks the one a browser can read. Not the
 * public pages, which it compresses once their address is known.
 */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      for (const file of globSync(`${dir}/**/*.{css,html,js,json,svg,txt,wasm,webmanifest}`, {
        exclude: [`${dir}/pages/**`],
      })) {
        const content = readFileSync(file)
        if (content.length < WORTH_COMPRESSING) continue
        const [brotlied, gzipped] = await Promise.all([
          promisify(brotliCompress)(content),
          promisify(gzip)(content, { level: 9 }),
        ])
        writeFileSync(`${file}.br`, brotlied)
        writeFileSync(`${file}.gz`, gzipped)
      }
    },
  }
}

const css: CSSOptions = { postcss: { plugins: [postcssMantine()] } }

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
      disableLogging: true,
      tmpDir: 'node_modules/.tanstack',
    }),
    react(),
    contractRoutes(),
    withoutJsonSchemas(),
    pictures(),
    serviceWorkerFile({
      shell: 'app.html',
      publicFiles: ['favicon.svg', 'first-paint.js', 'manifest.webmanifest', 'offline.js'],
    }),
    site({ plugins: () => [contractRoutes()], css }),
    precompress(),
  ],
  css,
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    // A font read from its own address is cached for good; inlined, it would come again with every sheet.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { app: 'app.html', site: 'src/web/site/main.tsx' },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and no release of ours changes: cached apart from our own code.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'router',
              test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store|react-query|query-core)\//,
            },
            // The rest by who needs it, a few files instead of some fifty that each cost a request.
            ...siteChunkGroups(),
            { name: 'start', tags: ['$initial'] },
            { name: 'workspace', test: WORKSPACE, minShareCount: 5 },
            { name: 'editor', test: EDITOR, minShareCount: 2 },
            { name: 'interface', test: INTERFACE },
          ],
        },
      },
    },
  },
  // Module workers fetch what they need when they need it.
  worker: { format: 'es' },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': API, '^/c/': API } },
})
