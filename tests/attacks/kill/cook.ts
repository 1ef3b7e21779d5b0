import { setTimeout as delay } from 'node:timers/promises'
import type { Answer } from '#server/testing/api-client.ts'
import type { Caller } from './caller.ts'
import { countRows, differences } from './compare-rows.ts'
import { drawWrite } from './draw-write.ts'
import type { Findings } from './findings.ts'
import type { Random } from '../../random.ts'
import type { Found } from './read-rows.ts'
import { noRows, type Rows, rowsOf } from './rows.ts'
import type { Memory, Write } from './write.ts'

const WAIT_MS = 20
const PATIENCE_MS = 120_000
const SENT_TWICE = 0.15
const RETRIED_AT_ONCE = 0.5

/** A write that was begun and has no answer yet. */
type Pending = {
  write: Write
  /** What the rows are once it is done. */
  after: Rows
  key: string | undefined
  /** Whether a server may have received it. */
  sent: boolean
  /** Whether it is sent again before the rows were looked at. */
  again: boolean
  /** Whether the rows have shown that it was done. */
  done: boolean
}

type Parts = {
  caller: Pick<Caller, 'send'>
  findings: Findings
  random: Random
  prefix: string
  settings?: string
}

/**
 * A client that writes one thing after the other to rows that no other client touches, and knows what they have to be.
 * One write at most has no answer: the rows are then those before it or those after it.
 */
export class Cook {
  readonly prefix: string
  readonly #caller: Pick<Caller, 'send'>
  readonly #findings: Findings
  readonly #random: Random
  #rows = noRows()
  #ids: Record<string, string> = {}
  #pending: Pending | undefined
  #number = 0

  /** @param parts.settings the name of the account's settings, for the one cook that changes them */
  constructor({ caller, findings, random, prefix, settings }: Parts) {
    this.#caller = caller
    this.#findings = findings
    this.#random = random
    this.prefix = prefix
    if (settings !== undefined) this.#rows.settings[settings] = { version: 1, wastageMethod: 'majoration' }
  }

  /** Writes until it is time to pause. An unanswered write without a key waits until the rows are looked at. */
  async work(isPaused: () => boolean): Promise<void> {
    while (!isPaused()) {
      if (this.#pending === undefined) await this.begin(drawWrite)
      else if (!this.#pending.sent || this.#pending.again) await this.#attempt(this.#pending)
      if (this.#pending !== undefined) await delay(WAIT_MS)
    }
  }

  /** Sends a creation until it is answered. One that is not within two minutes is a fault. */
  async insist(draw: (memory: Memory) => Write | undefined): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    for (await this.begin(draw); this.#pending !== undefined; await delay(WAIT_MS)) {
      if (Date.now() > deadline) this.#findings.fault('no write was answered for two minutes')
      if (this.#findings.faults.length > 0) return
      await this.#attempt(this.#pending)
    }
  }

  /** Draws one write and sends it. */
  async begin(draw: (memory: Memory) => Write | undefined): Promise<void> {
    const newNumber = () => (this.#number += 1)
    const write = draw({
      random: this.#random,
      rows: this.#rows,
      ids: this.#ids,
      newNumber,
      newName: (letter) => `${this.prefix}${letter}${newNumber()}`,
    })
    if (write === undefined) return
    const after = structuredClone(this.#rows)
    write.change(after)
    const key = write.keyed ? `${this.prefix}${newNumber()}` : undefined
    const again = key !== undefined && this.#random.chance(RETRIED_AT_ONCE)
    this.#pending = { write, after, key, sent: false, again, done: false }
    await this.#attempt(this.#pending)
  }

  async #attempt(pending: Pending): Promise<void> {
    const { write, key } = pending
    const { method, path, body, refusal } = write
    const send = () =>
      this.#caller.send<{ id?: string }>(method, path, { body, key, refusals: refusal ? [refusal] : [] })
    const twice = key !== undefined && !pending.sent && this.#random.chance(SENT_TWICE)
    const outcomes = await Promise.all(twice ? [send(), send()] : [send()])
    if (pending.sent && !outcomes.includes('refused')) this.#findings.retries += 1
    const answers = outcomes.filter((outcome) => typeof outcome === 'object')
    if (answers.length > 0) this.#answered(pending, answers)
    else if (outcomes.includes('unanswered') && !pending.sent) this.#unanswered(pending)
  }

  #unanswered(pending: Pending): void {
    pending.sent = true
    this.#findings.unanswered += 1
  }

  #answered(pending: Pending, answers: Answer<{ id?: string }>[]): void {
    const { write, after, done } = pending
    const { method, path, answers: name, refusal } = write
    this.#pending = undefined
    if (answers.some(({ status }) => status >= 300)) return
    if (refusal !== undefined)
      this.#findings.fault(`${method} ${path} was done, where it had to be refused with ${refusal}`)
    this.#findings.acknowledge(method, path)
    this.#rows = after
    if (name === undefined) return
    const ids = new Set(answers.map(({ body }) => body.id))
    if (done) ids.add(this.#ids[name])
    if (ids.size > 1) this.#findings.fault(`${method} ${path} made ${name} under ${ids.size} ids by one key`)
    this.#ids[name] = answers[0]?.body.id ?? ''
  }

  /** Compares the stored rows with what was acknowledged, with and without the one write that has no answer. */
  check(found: Found): void {
    const stored = rowsOf(found.rows, this.prefix)
    const pending = this.#pending
    const may = pending?.sent && !pending.done ? [this.#rows, pending.after] : [this.#rows]
    const which = may.findIndex((rows) => differences(rows, stored).length === 0)
    this.#findings.comparisons += countRows(stored)
    if (which === -1) this.#faults(stored, pending)
    for (const [name, id] of Object.entries(this.#ids))
      if (name in found.ids && found.ids[name] !== id) this.#findings.fault(`${name} was made again`)
    this.#rows = may[which] ?? stored
    this.#ids = Object.fromEntries(Object.entries(found.ids).filter(([name]) => name.startsWith(this.prefix)))
    if (pending === undefined || !pending.sent) return
    if (which === 1) {
      this.#findings.unansweredButDone += 1
      pending.done = true
    }
    pending.again = pending.key !== undefined
    if (!pending.again) this.#pending = undefined
  }

  #faults(stored: Rows, pending: Pending | undefined): void {
    for (const difference of differences(this.#rows, stored)) this.#findings.fault(difference)
    if (!pending?.sent) return
    const { method, path, body } = pending.write
    this.#findings.fault(`unanswered was then ${method} ${path} ${JSON.stringify(body)}`)
  }
}
