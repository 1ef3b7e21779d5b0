import { paths } from '#web/entities/paths.ts'
import { PUBLIC_PAGES, type PublicPage } from '#web/site/pages.ts'
import { serveBareDocument } from './support/bare-document.ts'
import type { Figure } from './support/figure.ts'
import { audit, type Audit, type Category } from './support/lighthouse.ts'
import { median } from './support/percentile.ts'
import { type Server, startServer } from './support/start-server.ts'

const LEAST: Record<Category, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
const LARGEST_PAINT_MS = 1800
const SCRIPT_KB = 100
/** The bare document is measured among them, so that a moment in which the machine is slow is seen. */
const PAGES_BETWEEN_FLOORS = 7

/** Pages that links of mails open, with a link; without one they show another text once their script runs. */
const LINKS_OF_MAILS: Record<string, string> = {
  [paths.confirmEmail]: '#type=confirmation&token=0123456789abcdef',
  [paths.resetPassword]: '#type=recovery&token=0123456789abcdef',
}

type Measured = Audit & { path: string }

/** The first public page of each kind in French, whose scripts the others of its kind share, and the landing in English. */
export function measureSite(): Promise<Figure[]> {
  const kinds = new Set(PUBLIC_PAGES.map(({ kind }) => kind))
  return measurePages(
    [...kinds].flatMap((kind) => PUBLIC_PAGES.filter((page) => page.kind === kind).slice(0, 1)),
  )
}

/** The public pages in French and the landing in English. Of the notices, which are one page with other words, the first is measured for all. */
export function measureEveryPage(): Promise<Figure[]> {
  const notices = PUBLIC_PAGES.filter(({ kind }) => kind === 'reading/notices')
  return measurePages(PUBLIC_PAGES.filter((page) => !notices.slice(1).includes(page)))
}

/** By Lighthouse on its simulated phone, among audits of a bare document. */
async function measurePages(pages: readonly PublicPage[]): Promise<Figure[]> {
  const server = await startServer()
  const bare = await serveBareDocument()
  try {
    const measured: Measured[] = []
    const floors: Audit[] = []
    for (const [place, path] of [...pages.map((page) => page.path), '/en'].entries()) {
      if (place % PAGES_BETWEEN_FLOORS === 0) floors.push(await audit(bare.url))
      const one = { path, ...(await audit(addressOf(server, path))) }
      console.log(describe(one))
      measured.push(one)
    }
    console.log(`  bare document: ${floors.map(({ scores }) => scores.performance).join(', ')}`)
    return [...figuresOfLanding(measured, floors), ...lowest(measured, floors)]
  } finally {
    bare.stop()
    await server.stop()
  }
}

/** Pages name themselves by the address the server believes to have. */
const addressOf = ({ url }: Server, path: string) =>
  url.replace('127.0.0.1', 'localhost') + path + (LINKS_OF_MAILS[path] ?? '')

const categories = Object.keys(LEAST) as Category[]

const atMost = (bound: number) => ({ of: 'measured', atMost: bound }) as const

function figuresOfLanding(measured: Measured[], floors: Audit[]): Figure[] {
  const landing = measured.find(({ path }) => path === '/')
  if (!landing) return []
  return [
    {
      name: 'largest paint of the landing, beside a bare document',
      measured: landing.largestPaintMs,
      unit: 'ms',
      floor: median(floors.map(({ largestPaintMs }) => largestPaintMs)),
      goal: atMost(LARGEST_PAINT_MS),
    },
  ]
}

/** Of all pages, the one that does worst. */
function lowest(measured: Measured[], floors: Audit[]): Figure[] {
  const last = (of: (one: Measured) => number) => measured.toSorted((one, other) => of(other) - of(one))[0]
  const slowest = last(({ largestPaintMs }) => largestPaintMs)
  const heaviest = last(({ scriptBytes }) => scriptBytes)
  const scores = categories.map((category): Figure => {
    const worst = last(({ scores: of }) => -of[category])
    return {
      name: `Lighthouse ${category}, lowest of ${measured.length} pages (${worst?.path}), beside a bare document`,
      measured: worst?.scores[category] ?? 0,
      unit: 'of 100',
      floor: Math.min(...floors.map(({ scores: of }) => of[category])),
      goal: { of: 'measured', atLeast: LEAST[category] },
    }
  })
  return [
    ...scores,
    {
      name: `largest paint, slowest of ${measured.length} pages (${slowest?.path}), beside a bare document`,
      measured: slowest?.largestPaintMs ?? Infinity,
      unit: 'ms',
      floor: median(floors.map(({ largestPaintMs }) => largestPaintMs)),
      goal: atMost(LARGEST_PAINT_MS),
    },
    {
      name: `JS, heaviest of ${measured.length} pages (${heaviest?.path})`,
      measured: (heaviest?.scriptBytes ?? Infinity) / 1000,
      unit: 'kB',
      goal: atMost(SCRIPT_KB),
    },
  ]
}

function describe({ path, scores, largestPaintMs, scriptBytes, shortcomings }: Measured): string {
  const marks = categories.map((category) => scores[category]).join(' ')
  const size = `${Math.round(scriptBytes / 1000)} kB of JS`
  return [`  ${path}: ${marks}, ${Math.round(largestPaintMs)} ms, ${size}`, ...shortcomings].join('\n      ')
}
