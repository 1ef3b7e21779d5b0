import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ORIGIN_PLACEHOLDER, type SiteIndex } from '#contract/site.ts'
import type { Config } from '../config.ts'
import { type Api, startApi } from './start-api.ts'

export const ORIGIN = 'https://gramme.exemple.fr'
const INDEX: SiteIndex = {
  pages: [
    { path: '/', name: 'home', indexed: true },
    { path: '/faq', name: 'faq', indexed: true },
    { path: '/login', name: 'login', indexed: false },
  ],
  app: ['/dashboard', '/recipes/$id/edit'],
}

function built(name: string, language: string): string {
  const address = `${ORIGIN_PLACEHOLDER}/${language}/${name}`
  return `<!doctype html><html lang="${language}" data-registration="open"><link rel="canonical" href="${address}"><script type="application/ld+json">{"url":"${address}"}</script><a href="/faq">FAQ</a><img src="/assets/scale-3c4d.svg"/><p style="--of:${name}">${name} ${'crème brûlée '.repeat(200)}</p>`
}

/** A page as it is sent. */
export const pageSent = (name: string, language: string) =>
  built(name, language).replaceAll(ORIGIN_PLACEHOLDER, ORIGIN)

type Site = {
  api: Api
  /** Of the built files, with a file of the operator's beside it. */
  folder: string
  close: () => Promise<void>
}

/** A server with a few files in place of a built interface. */
export async function startSite(publicUrl = ORIGIN, changes: Partial<Config> = {}): Promise<Site> {
  const parent = await mkdtemp(join(tmpdir(), 'gramme-site-'))
  const folder = join(parent, 'web')
  const write = (path: string, content: string) => writeFile(join(folder, path), content)
  for (const inside of ['pages/fr', 'pages/en', 'assets', 'og/fr'])
    await mkdir(join(folder, inside), { recursive: true })
  await write('pages/site.json', JSON.stringify(INDEX))
  for (const language of ['fr', 'en'])
    for (const { name } of INDEX.pages) await write(`pages/${language}/${name}.html`, built(name, language))
  await write(
    'app.html',
    `<!doctype html><html data-registration="open" data-origin="${ORIGIN_PLACEHOLDER}"><title>the application</title>`,
  )
  await write(
    'offline.html',
    '<!doctype html><style>p{margin:0}</style><script src="/offline.js"></script><p>Hors ligne</p>',
  )
  await write(
    'service-worker.js',
    'const shell = "1a2b-registration-open"; addEventListener("fetch", () => {})',
  )
  await write('assets/index-1a2b.js', 'export {}')
  await write('favicon.svg', '<svg/>')
  await write(
    'manifest.webmanifest',
    '{ "id": "/", "start_url": "/dashboard", "icons": [{ "src": "/icon-192.png" }] }',
  )
  await write('assets/scale-3c4d.svg', '<svg/>')
  await write('assets/look-5e6f.css', 'a{}')
  await write('og/fr/home.png', 'a picture')
  await write('../outside.txt', 'secret')
  const api = await startApi({ publicUrl, ...changes }, { webFolder: folder })
  const close = async () => {
    await api.close()
    await rm(parent, { recursive: true, force: true })
  }
  return { api, folder, close }
}
