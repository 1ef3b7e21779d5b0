import { newId } from '../browser/new-id.ts'
import { HttpError } from '../failure/failure.ts'

/**
 * The Idempotency-Key of each intention to create something, kept until an answer says that it is there: other content
 * sent under it is refused with what the first has made, and makes nothing until its user has chosen a second thing.
 */
export class IdempotencyKeys {
  readonly #unanswered = new Map<string, string>()

  /**
   * Sends under the key of an intention: the same key after a failure, a new one after an answer.
   * @throws HttpError for an answer that does not name what was made, as something on the way may give one
   */
  async under<Answer>(intention: string, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const key = this.#unanswered.get(intention) ?? newId()
    this.#unanswered.set(intention, key)
    const answer = await send(key)
    if (!namesWhatWasMade(answer)) throw new HttpError(500, 'INTERNAL')
    this.#unanswered.delete(intention)
    return answer
  }

  /** What is sent next makes another thing, whatever became of what was sent before. */
  forget(): void {
    this.#unanswered.clear()
  }
}

/** By its id, as a list, or as an import that may have changed nothing. */
function namesWhatWasMade(made: unknown): boolean {
  if (typeof made !== 'object' || made === null) return false
  if ('items' in made) return Array.isArray(made.items)
  return ('id' in made && typeof made.id === 'string') || 'importId' in made
}
