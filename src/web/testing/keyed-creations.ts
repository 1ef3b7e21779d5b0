import { noNetwork, refusal } from './answers.ts'
import type { FakeApi } from './fake-api.ts'

/** Creations under Idempotency-Keys, as the server answers them; while `losing`, what was made is not answered. */
export class KeyedCreations<Made extends object> {
  readonly made: Made[] = []
  losing = false
  readonly #first = new Map<string, { sent: string; made: Made }>()

  /** The answer of a procedure that makes what `make` gives. */
  answer<Input>(api: () => Pick<FakeApi, 'idempotencyKeys'>, make: (input: Input) => Made) {
    return (input: Input) => {
      const key = api().idempotencyKeys.at(-1) ?? crypto.randomUUID()
      const sent = JSON.stringify(input)
      const first = this.#first.get(key)
      if (first !== undefined && first.sent !== sent)
        return refusal('IDEMPOTENCY_KEY_REUSED', { made: first.made })
      const made = first?.made ?? make(input)
      if (first === undefined) {
        this.#first.set(key, { sent, made })
        this.made.push(made)
      }
      return this.losing ? noNetwork() : made
    }
  }

  /** Changes what was made. */
  change(at: number, facts: Partial<Made>): Made {
    const before = this.made[at]
    if (before === undefined) throw new Error(`Nothing was made at ${String(at)}`)
    const after = { ...before, ...facts }
    this.made[at] = after
    return after
  }
}
