import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '../../scripts/chromium.ts'

/** Fetched when it is needed: as a dependency it would weigh on every installation of Gramme. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]
const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A page that never comes to rest is given up; fetching Lighthouse itself is within it. */
const PATIENCE_MS = 180_000
/** Characters of what it says when it fails. */
const LAST_WORDS = 2000

/** What Lighthouse says of a page on its simulated phone, and what costs it points. */
export type Audit = {
  /** Out of 100. */
  scores: Record<Category, number>
  largestPaintMs: number
  /** Compressed as the server sends them, without their headers. */
  scriptBytes: number
  shortcomings: string[]
}

type Report = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<
    string,
    { score: number | null; numericValue?: number; displayValue?: string; details?: { items?: Request[] } }
  >
  runtimeError?: { message: string }
}
type Request = { resourceType?: string; url?: string }

/** @throws Error when the page could not be measured, twice: now and then Lighthouse misses that a page begins. */
export function audit(url: string): Promise<Audit> {
  return auditOnce(url).catch(() => auditOnce(url))
}

async function auditOnce(url: string): Promise<Audit> {
  const folder = mkdtempSync(join(tmpdir(), 'gramme-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    const options = [
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`,
    ]
    await run(['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options])
    return await read(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(args: string[]): Promise<void> {
  const child = spawn('npm', args, {
    env: { ...process.env, CHROME_PATH: ensureChromium() },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: PATIENCE_MS,
  })
  let complaints = ''
  child.stderr.on('data', (message) => (complaints = (complaints + String(message)).slice(-LAST_WORDS)))
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${LIGHTHOUSE} ended with code ${code}: ${complaints}`)),
    )
  })
}

async function read({ categories, audits, runtimeError }: Report): Promise<Audit> {
  if (runtimeError) throw new Error(runtimeError.message)
  const requests = audits['network-requests']?.details?.items ?? []
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, Math.round((categories[category].score ?? 0) * 100)]),
    ) as Audit['scores'],
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Infinity,
    scriptBytes: await sizeOf(
      requests.flatMap(({ resourceType, url }) => (resourceType === 'Script' && url ? [url] : [])),
    ),
    shortcomings: CATEGORIES.flatMap((category) => categories[category].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => [id, audits[id]?.displayValue].filter(Boolean).join(' ')),
  }
}

async function sizeOf(urls: string[]): Promise<number> {
  const sizes = urls.map(async (url) => {
    const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    return Number(headers.get('content-length'))
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
