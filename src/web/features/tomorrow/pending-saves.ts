/** Saves of figures that the server has not answered yet. */
const pending = new Set<Promise<unknown>>()

/** Counts a save as pending until it is answered. */
export function pendingSave<Answer>(save: Promise<Answer>): Promise<Answer> {
  pending.add(save)
  const answered = () => pending.delete(save)
  save.then(answered, answered)
  return save
}

/** When no save is pending, and the page shows which of them have failed. */
export async function savesAnswered(): Promise<void> {
  while (pending.size > 0) {
    await Promise.allSettled(pending)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
