import { randomUUID } from 'node:crypto'
import type { CommittedInput } from '#contract/imported-sheets.ts'
import type { TechSheet, TechSheetSummary } from '#contract/sheets.ts'
import { NO_FACTS } from '#domain/sheet-imports/testing/no-facts.ts'
import type { Answer as ReadAnswer } from '#server/testing/api-client.ts'
import { naiveCosts, storedCosts } from '#server/testing/costs.ts'
import { type Answer, browserConnections, CONNECTIONS, send, type Sent } from './http.ts'
import type { Kind } from './kind.ts'

const SEARCHED = ['creme', 'echal', 'n° 12', 'beurre', 'vinaig', 'plat du']
/** Of one import. */
const SHEETS = 3
const LINES = 8

type Listed<Item> = { items: Item[]; nextCursor: string | null }

/** Someone signed in who has one sheet open: what she saves and imports is compared at the end with what is stored. */
export class Person {
  readonly #headers: Record<string, string>
  readonly #agent = browserConnections()
  #origin: string
  #sheets: string[] = []
  #products: { id: string; name: string }[] = []
  #open: Pick<TechSheet, 'id' | 'version' | 'ingredients'> | undefined
  /** Titles of the sheets of imports that were acknowledged, and of all that were sent. */
  readonly #imported = new Set<string>()
  readonly #begun = new Set<string>()
  #asked = 0
  /** Whether a save is under way: the next one takes the version that it answers. */
  isSaving = false

  constructor(origin: string, headers: Record<string, string>) {
    this.#origin = origin
    this.#headers = headers
  }

  /** Sends what comes next to another address of the installation, to which all connections are opened, as by a page that loads. */
  async moveTo(origin: string): Promise<void> {
    this.#origin = origin
    const reads = Array.from({ length: CONNECTIONS }, () => this.#read('/api/cartes'))
    await Promise.all(reads)
  }

  /** Opens a sheet. */
  async begin(): Promise<void> {
    const { items } = await this.#read<Listed<TechSheetSummary>>('/api/tech-sheets?limit=20')
    this.#sheets = items.map(({ id }) => id)
    this.#products = (
      await this.#read<Listed<{ id: string; name: string }>>(`/api/user-products?limit=${LINES}`)
    ).items
    this.#open = await this.#read<TechSheet>(`/api/tech-sheets/${this.#sheets[0]}`)
  }

  /** Sends one request of a kind. */
  async do(kind: Kind): Promise<Answer> {
    this.#asked += 1
    if (kind === 'save') return this.#save()
    if (kind === 'import') return this.#import()
    return this.#send({ method: 'GET', path: kind === 'search' ? this.#search() : this.#page() })
  }

  #page(): string {
    const pages = [
      '/api/tech-sheets?limit=50',
      `/api/tech-sheets/${this.#sheets[this.#asked % this.#sheets.length]}`,
      '/api/user-products?limit=50',
      '/api/cartes',
    ]
    return pages[this.#asked % pages.length] ?? ''
  }

  #search(): string {
    return `/api/search?search=${encodeURIComponent(SEARCHED[this.#asked % SEARCHED.length] ?? '')}`
  }

  /** The quantity of the first line is changed, and all lines are saved, as the page does. */
  async #save(): Promise<Answer> {
    const open = this.#opened()
    const ingredients = open.ingredients.map((line, place) => ({
      id: line.id,
      userProductId: line.product?.id,
      quantity: place === 0 ? this.#asked : line.quantity,
      unit: line.unit,
      wastagePercent: line.wastagePercent,
    }))
    this.isSaving = true
    const body = { version: open.version, ingredients }
    const answer = await this.#send({ method: 'PATCH', path: `/api/tech-sheets/${open.id}`, body })
    this.isSaving = false
    if (answer.status === 200) this.#open = JSON.parse(answer.text) as TechSheet
    return answer
  }

  async #import(): Promise<Answer> {
    const key = randomUUID()
    const titles = Array.from({ length: SHEETS }, (_, place) => `Import ${key} ${place}`)
    const body: CommittedInput = {
      files: [{ name: 'fiches.xlsx', modifiedAt: '2026-01-15T08:00:00.000Z' }],
      products: this.#products.map(({ id, name }) => ({
        names: [name],
        unit: 'kg',
        priceHt: null,
        file: 0,
        target: { kind: 'product', id },
      })),
      sheets: titles.map((title, place) => ({
        ...NO_FACTS,
        title,
        target: { kind: 'new' },
        origin: { file: 0, tab: title, cell: 'A1' },
        lines: this.#products.map(({ name }, at) => ({
          name,
          of: { kind: 'product', at },
          quantity: 100 + place + at,
          unit: 'g',
        })),
      })),
    }
    for (const title of titles) this.#begun.add(title)
    const answer = await this.#send({ method: 'POST', path: '/api/sheet-imports', body, key })
    if (answer.status >= 200 && answer.status < 300) for (const title of titles) this.#imported.add(title)
    return answer
  }

  /**
   * Compares what is stored with what was acknowledged: the last save of the open sheet, each imported sheet once, each cost
   * with that of its lines.
   * @returns a sentence for each difference, and how many sheets were compared
   */
  async check(): Promise<{ faults: string[]; compared: number }> {
    const faults: string[] = []
    const open = this.#opened()
    const stored = await this.#read<TechSheet>(`/api/tech-sheets/${open.id}`)
    const quantityOf = ({ ingredients }: typeof open) => ingredients[0]?.quantity
    if (stored.version !== open.version || quantityOf(stored) !== quantityOf(open))
      faults.push(`version ${stored.version} of a sheet is stored, ${open.version} was acknowledged`)
    const titles = await this.#importedTitles()
    const found = new Set(titles)
    if (found.size < titles.length) faults.push('a sheet was imported twice')
    for (const title of this.#imported) if (!found.has(title)) faults.push(`${title} is lost`)
    for (const title of found) if (!this.#begun.has(title)) faults.push(`${title} was never sent`)
    const reader = this.#reader()
    const costs = await storedCosts(reader)
    if (JSON.stringify(costs) !== JSON.stringify(await naiveCosts(reader)))
      faults.push('a cost is not that of its lines')
    return { faults, compared: Object.keys(costs).length }
  }

  async #importedTitles(): Promise<string[]> {
    const titles: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const after: string = cursor === '' ? '' : `&cursor=${cursor}`
      const page: Listed<TechSheetSummary> = await this.#read(`/api/tech-sheets?limit=200${after}`)
      titles.push(...page.items.map(({ title }) => title))
      cursor = page.nextCursor
    }
    return titles.filter((title) => title.startsWith('Import '))
  }

  #opened(): Pick<TechSheet, 'id' | 'version' | 'ingredients'> {
    if (!this.#open) throw new Error('No sheet is open')
    return this.#open
  }

  #reader(): Parameters<typeof storedCosts>[0] {
    return {
      get: async <Body>(path: string): Promise<ReadAnswer<Body>> => {
        const { status, text } = await this.#send({ method: 'GET', path })
        return { status, headers: {}, body: JSON.parse(text) as Body }
      },
      done: async <Body>(answering: Promise<{ status: number; body: Body }>) => {
        const { status, body } = await answering
        if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
        return body
      },
    }
  }

  #read<Body>(path: string): Promise<Body> {
    const { get, done } = this.#reader()
    return done(get<Body>(path))
  }

  #send(sent: Sent): Promise<Answer> {
    return send({ origin: this.#origin, headers: this.#headers, agent: this.#agent }, sent)
  }
}
