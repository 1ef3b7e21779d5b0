import { cachedAtOf } from '#web/lib/offline/fetch-from-server.ts'

interface Tagged {
  etag: string | undefined
}

type Answer<Body> = { status: 200; headers: { etag: string }; body: Body } | { status: 304 }

interface Condition {
  ifNoneMatch: string | undefined
  onAnswer: (answer: Response) => void
}

/**
 * Reads what has an ETag again. What is known stays where nothing has changed, and where the answer was kept on this device, as that
 * is older than what the page knows.
 */
export async function readUnlessSame<Body extends object>(
  known: (Body & Tagged) | undefined,
  request: (context: Condition) => Promise<Answer<Body>>,
): Promise<Body & Tagged> {
  let isKept = false
  const onAnswer = (answer: Response) => {
    isKept = cachedAtOf(answer) !== undefined
  }
  const answer = await request({ ifNoneMatch: known?.etag, onAnswer })
  if (known && (answer.status === 304 || isKept)) return known
  if (answer.status === 304) throw new Error('Nothing is known of what has not changed')
  return { etag: answer.headers.etag, ...answer.body }
}
