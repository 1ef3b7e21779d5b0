import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { signInRevision } from '../../contract/registration.ts'
import { offlineReads } from './offline-reads.ts'
import { routeFile, routeFiles } from './route-files.ts'

const ENTRY = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url))
const FILE = 'service-worker.js'
/** What the worker answers with where a page does not come. */
const OFFLINE_PAGE = 'offline.html'
const OFFLINE_SOURCE = new URL(`../service-worker/${OFFLINE_PAGE}`, import.meta.url)

/** Large and rarely asked for: what writes and reads files. */
const HEAVY = /node_modules\/(pdfkit|fontkit|read-excel-file|write-excel-file|unpdf)\//
/** Pages that are nothing without a server: files taken in, and what-if questions that it answers. */
export const NEEDS_NETWORK = [
  '/_workspace/suppliers/$id/price-list',
  '/_workspace/cartes/$carteId/ventes/caisse',
  '/_workspace/recipes/simulator',
]
/** Letters that French and English do without, the format of browsers of another age, what reads files. */
const LEFT_OUT = /-latin-ext-|dejavu-sans|\.woff$|\.worker-/

interface Parts {
  /** The page that shows every address of the application. */
  shell: string
  /** Files of the public folder that the application needs without a network. */
  publicFiles: readonly string[]
}

/**
 * Writes the service worker: one classic script that knows every file the application needs, by content. A build in
 * which one of them differs has another worker, and so browsers learn of it.
 */
export function serviceWorkerFile({ shell, publicFiles }: Parts): Plugin {
  let publicDir = ''
  return {
    name: 'service-worker-file',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = new Map<string, string | Uint8Array>()
        const offlinePage = withFonts(readFileSync(OFFLINE_SOURCE, 'utf8'), bundle)
        this.emitFile({ type: 'asset', fileName: OFFLINE_PAGE, source: offlinePage })
        files.set(OFFLINE_PAGE, offlinePage)
        for (const name of publicFiles) files.set(name, readFileSync(join(publicDir, name)))
        for (const name of filesOf(shell, bundle)) files.set(name, contentOf(bundle, name))
        const source = await compile({
          SHELL: JSON.stringify(shell),
          PRECACHED: JSON.stringify(entriesOf(files, shell)),
          OFFLINE_READS: JSON.stringify(offlineReads()),
        })
        this.emitFile({ type: 'asset', fileName: FILE, source })
        const bytes = [...files.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0)
        this.info(`${files.size} files to read without a network, ${Math.round(bytes / 1024)} KiB`)
      },
    },
  }
}

type Bundle = Rolldown.OutputBundle

/** The shell, and all that its script leads to. */
function filesOf(shell: string, bundle: Bundle): Set<string> {
  const found = new Set([shell])
  const files = routeFiles()
  const unavailable = NEEDS_NETWORK.map((id) => routeFile(id, files))
  const follow = (name: string) => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    if (chunk.moduleIds.some((id) => HEAVY.test(id))) return
    if (unavailable.some((file) => chunk.facadeModuleId?.startsWith(file))) return
    found.add(name)
    for (const asset of assetsOf(chunk)) if (!LEFT_OUT.test(asset)) found.add(asset)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) follow(next)
  }
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.isEntry && chunk.facadeModuleId?.endsWith(`/${shell}`))
      follow(chunk.fileName)
  return found
}

function assetsOf({ viteMetadata }: Rolldown.OutputChunk): string[] {
  return viteMetadata ? [...viteMetadata.importedCss, ...viteMetadata.importedAssets] : []
}

/** The page with the addresses of its fonts, which carry a hash. */
function withFonts(page: string, bundle: Bundle): string {
  return page.replace(/url\('([\w-]+)\.woff2'\)/g, (_url, name: string) => {
    const file = Object.keys(bundle).find(
      (each) => each.startsWith(`assets/${name}-`) && each.endsWith('.woff2'),
    )
    if (file === undefined) throw new Error(`The build has no font ${name}`)
    return `url('/${file}')`
  })
}

function contentOf(bundle: Bundle, name: string): string | Uint8Array {
  const file = bundle[name]
  if (!file) throw new Error(`The build has no ${name}`)
  return file.type === 'chunk' ? file.code : file.source
}

/** Each by its name, beside the worker. A file whose name carries its hash needs no other revision; the server writes its own setting into that of the shell. */
function entriesOf(files: ReadonlyMap<string, string | Uint8Array>, shell: string) {
  return Array.from(files, ([url, content]) => {
    if (url.startsWith('assets/')) return { url, revision: null }
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16)
    return { url, revision: url === shell ? `${hash}-${signInRevision({ registration: 'open' })}` : hash }
  })
}

async function compile(define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })
  const [script, ...others] = Array.isArray(result) || !('output' in result) ? [] : result.output
  if (script === undefined || others.length > 0) throw new Error('The service worker is not one file')
  return script.code
}
