/**
 * Asks the browser once, however often it is called, to keep what the page has stored.
 *
 * A browser that is short of room throws away what it has not promised to keep, and some put the question to their user.
 * Answers whether it promised; without HTTPS there is no storage to ask, and what is written waits without the promise.
 */
export function roomRequest(storage: () => Pick<StorageManager, 'persist' | 'persisted'>) {
  let answer: Promise<boolean> | undefined
  return (): Promise<boolean> => (answer ??= request(storage))
}

async function request(storage: () => Pick<StorageManager, 'persist' | 'persisted'>): Promise<boolean> {
  try {
    return (await storage().persisted()) || (await storage().persist())
  } catch {
    return false
  }
}
