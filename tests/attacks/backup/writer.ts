import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { naiveCosts, storedCosts } from '#server/testing/costs.ts'
import { Caller } from '../kill/caller.ts'
import type { Findings } from '../kill/findings.ts'

/** Sooner than a page: every moment without an answer is to be seen. */
const AGAIN_MS = 100

type Listed = { items: TechSheetSummary[]; nextCursor: string | null }

/** A cook who writes one sheet after the other, numbered, so that a backup has those up to some number and no other. */
export class Writer {
  readonly #caller: Caller
  readonly #findings: Findings
  readonly #name: string
  #product = ''
  begun = 0
  acknowledged = 0

  constructor(origin: string, findings: Findings, name: string) {
    this.#caller = new Caller(origin, findings)
    this.#findings = findings
    this.#name = name
  }

  async signUp(): Promise<void> {
    await this.#caller.signUp(this.#name, `10.1.0.${this.#name.charCodeAt(0)}`)
    const body = { name: 'Beurre doux', category: 'Crémerie', unit: 'kg', priceHt: 9.6 }
    const made = await this.#caller.send<{ id: string }>('POST', '/api/user-products', {
      body,
      key: randomUUID(),
    })
    if (typeof made === 'object') this.#product = made.body.id
  }

  async write(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const body = this.#next()
      const made = await this.#caller.send('POST', '/api/tech-sheets', { body, key: randomUUID() })
      if (typeof made !== 'object') this.#findings.fault(`${body.title} was not acknowledged`)
      this.acknowledged = this.begun
    }
  }

  /**
   * Writes like a page that keeps what was typed: what has no answer, or 503, is sent again under its key after a moment. Two
   * lists are read for each sheet.
   * @param onWritten is called with the milliseconds that each sheet took, from its first attempt on, and how often it was sent again
   */
  async insist(signal: AbortSignal, onWritten: (tookMs: number, retries: number) => void): Promise<void> {
    while (!signal.aborted) {
      const [body, key, began] = [this.#next(), randomUUID(), performance.now()]
      let retries = 0
      for (;;) {
        const outcome = await this.#caller.send('POST', '/api/tech-sheets', { body, key })
        if (typeof outcome === 'object' && outcome.status === 201) break
        this.#findings.retries += 1
        retries += 1
        await delay(AGAIN_MS)
      }
      this.acknowledged = this.begun
      onWritten(performance.now() - began, retries)
      for (let read = 0; read < 2 && !signal.aborted; read += 1)
        await this.#caller.send('GET', '/api/tech-sheets?limit=20')
    }
  }

  #next(): { title: string } & Record<string, unknown> {
    this.begun += 1
    const line = (quantity: number) => ({ userProductId: this.#product, quantity, unit: 'kg' })
    const title = `${this.#name} ${this.begun}`
    const ingredients = [line(0.5), line(this.begun / 1000)]
    return { title, category: 'Dessert', portions: 4, ingredients }
  }

  /** Whether this person is signed in at a server. */
  async isKnownAt(origin: string): Promise<boolean> {
    const answer = await this.#caller.at(origin).send('GET', '/api/account')
    return typeof answer === 'object' && answer.status === 200
  }

  /** Compares what another server has of it: every sheet up to some number, none twice, each cost that of its lines. */
  async check(origin: string, least: number, most: number): Promise<number> {
    const reader = this.#caller.at(origin)
    const numbers: number[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const after: string = cursor === '' ? '' : `&cursor=${cursor}`
      const page: Listed = await reader.done(reader.get<Listed>(`/api/tech-sheets?limit=200${after}`))
      numbers.push(...page.items.map(({ title }) => Number(title.split(' ')[1])))
      cursor = page.nextCursor
    }
    numbers.sort((one, other) => one - other)
    const last = numbers.length
    if (last < least || last > most || numbers.some((number, index) => number !== index + 1))
      this.#findings.fault(`${this.#name}: ${last} sheets, expected ${least} to ${most} without a gap`)
    if (JSON.stringify(await storedCosts(reader)) !== JSON.stringify(await naiveCosts(reader)))
      this.#findings.fault(`${this.#name}: costs are not those of the lines`)
    return last
  }
}
