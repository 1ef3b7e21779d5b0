import { randomUUID } from 'node:crypto'
import { Caller } from '../kill/caller.ts'
import type { Findings } from '../kill/findings.ts'

type Listed = { items: { title: string }[] }

/** Of one time of writing and reading. */
export type Seen = {
  writes: number
  /** Milliseconds of the median list, and of the slowest. */
  medianMs: number
  slowestMs: number
}

/** A person who writes at one server and looks at once at another, whose list has to have what was just written. */
export class OwnWrites {
  readonly #caller: Caller
  readonly #findings: Findings
  readonly #name: string
  #written = 0

  constructor(origin: string, findings: Findings, name: string) {
    this.#caller = new Caller(origin, findings)
    this.#findings = findings
    this.#name = name
  }

  async signUp(): Promise<void> {
    await this.#caller.signUp(this.#name, `10.2.0.${this.#name.charCodeAt(0)}`)
  }

  /** Ends the session at one server, and asks for the list at the other. @returns the status of its answer */
  async leave(one: string, other: string): Promise<number> {
    await this.#caller.at(one).send('POST', '/api/auth/sign-out', { body: {} })
    const asked = await this.#caller.at(other).send('GET', '/api/tech-sheets', { refusals: [401] })
    return typeof asked === 'object' ? asked.status : 0
  }

  /** Goes on until it is stopped. @param origins of the servers, written at in turn */
  async insist(origins: readonly string[], signal: AbortSignal): Promise<number[]> {
    const tookMs: number[] = []
    for (let turn = 0; !signal.aborted; turn += 1) {
      const [one = '', other = one] = turn % 2 === 0 ? origins : origins.toReversed()
      this.#written += 1
      const title = `${this.#name} ${String(this.#written).padStart(5, '0')}`
      await this.#write(one, title)
      const began = performance.now()
      await this.#expectAt(other, title)
      tookMs.push(performance.now() - began)
    }
    return tookMs
  }

  async #write(origin: string, title: string): Promise<void> {
    const body = { title, category: 'Dessert', portions: 4, ingredients: [] }
    const made = await this.#caller.at(origin).send('POST', '/api/tech-sheets', { body, key: randomUUID() })
    if (typeof made !== 'object') this.#findings.fault(`${title} was not acknowledged: ${made}`)
  }

  async #expectAt(origin: string, title: string): Promise<void> {
    const path = `/api/tech-sheets?search=${encodeURIComponent(title)}`
    const listed = await this.#caller.at(origin).send<Listed>('GET', path)
    if (typeof listed !== 'object')
      this.#findings.fault(`the list of ${this.#name} was not answered: ${listed}`)
    else if (listed.status === 200 && !listed.body.items.some((sheet) => sheet.title === title))
      this.#findings.fault(`the list lacks ${title}, which was just written`)
  }
}

/** All of them, while something is done. */
export async function seenDuring(
  people: readonly OwnWrites[],
  origins: readonly string[],
  work: () => Promise<void>,
): Promise<Seen> {
  const stopping = new AbortController()
  const writing = people.map((person) => person.insist(origins, stopping.signal))
  try {
    await work()
  } finally {
    stopping.abort()
  }
  const all = (await Promise.all(writing)).flat().toSorted((one, other) => one - other)
  return {
    writes: all.length,
    medianMs: all[Math.floor(all.length / 2)] ?? 0,
    slowestMs: all.at(-1) ?? 0,
  }
}
