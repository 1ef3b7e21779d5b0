import { newId } from '../browser/new-id.ts'
import { codeOf } from '../failure/failure.ts'

/** The Idempotency-Key of each intention to create something, kept until an answer says that it is there. */
export class IdempotencyKeys {
  readonly #unanswered = new Map<string, string>()

  /** Sends under the key of an intention: the same key after a failure, a new one after an answer. */
  async under<Answer>(intention: string, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const key = this.#unanswered.get(intention) ?? newId()
    this.#unanswered.set(intention, key)
    try {
      const answer = await send(key)
      this.#unanswered.delete(intention)
      return answer
    } catch (failure) {
      // The refusal is shown first: the next attempt is another creation.
      if (codeOf(failure) === 'IDEMPOTENCY_KEY_REUSED') this.#unanswered.delete(intention)
      throw failure
    }
  }
}
