import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type CSSOptions, type Manifest, type Plugin, type PluginOption } from 'vite'
import { siteIndex } from '../../../contract/site.ts'
import type * as Prerender from '../prerender.tsx'
import { routePatterns } from './route-patterns.ts'
import { type BuiltFiles, expectApart, pageFiles } from './page-files.ts'
import { serveSite } from './serve-site.ts'

const PRERENDER = 'src/web/site/prerender.tsx'
const MANIFEST = 'manifest.json'

interface SiteOptions {
  /** What the pages' own sources need to be read. */
  plugins: () => PluginOption[]
  css: CSSOptions
}

/** Writes every public page as a file once its scripts are built: dist/web/pages/{fr,en}/<name>.html, and site.json. */
export function site(options: SiteOptions): Plugin {
  return {
    name: 'site',
    config: () => ({ build: { manifest: MANIFEST } }),
    configureServer: serveSite,
    writeBundle: {
      // Before what compresses all files.
      order: 'pre',
      async handler({ dir }) {
        if (dir === undefined) return
        const manifest = JSON.parse(readFileSync(join(dir, MANIFEST), 'utf8')) as Manifest
        rmSync(join(dir, MANIFEST))
        const built = { manifest, firstPaint: copyFirstPaint(dir) }
        await writePages(built, await buildPrerender(options), join(dir, 'pages'))
      },
    },
  }
}

/**
 * Copies the script that every page begins with to a name with a hash: the service worker of an earlier build may
 * still answer for the plain name.
 */
function copyFirstPaint(folder: string): string {
  const content = readFileSync(join(folder, 'first-paint.js'))
  const address = `/assets/first-paint-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.js`
  writeFileSync(join(folder, address), content)
  return address
}

/** The pages built again, for Node. */
async function buildPrerender({ plugins, css }: SiteOptions): Promise<typeof Prerender> {
  const outDir = 'dist/.prerender'
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), ...plugins()],
    css,
    build: {
      ssr: PRERENDER,
      outDir,
      emptyOutDir: true,
      // Pages and texts come one by one in the browser, all at once here.
      rolldownOptions: { output: { codeSplitting: false }, checks: { ineffectiveDynamicImport: false } },
    },
  })
  const prerender = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as typeof Prerender
  rmSync(outDir, { recursive: true })
  return prerender
}

async function writePages(
  built: BuiltFiles,
  { LANGUAGES, prerender, PUBLIC_PAGES }: typeof Prerender,
  folder: string,
) {
  expectApart(built.manifest, PUBLIC_PAGES)
  for (const language of LANGUAGES) {
    mkdirSync(join(folder, language), { recursive: true })
    for (const page of PUBLIC_PAGES) {
      const document = await prerender(page.name, language, pageFiles(built, page, language))
      writeFileSync(join(folder, language, `${page.name}.html`), document)
    }
  }
  const index = siteIndex.parse({ pages: PUBLIC_PAGES, app: routePatterns() })
  writeFileSync(join(folder, 'site.json'), JSON.stringify(index))
}
