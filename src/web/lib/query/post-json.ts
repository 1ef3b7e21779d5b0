import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { HttpError } from '../failure/failure.ts'
import { tabSession } from '../session/tab-session.ts'
import { address } from '#web/lib/navigation/address.ts'

/** A connection that says nothing any more is a lost one. */
const PATIENCE_MS = 30_000

/**
 * Sends what an open page has to say, without the typed client, which is heavier than the page.
 * @throws HttpFailure for a refusal, TypeError when no answer comes.
 */
export async function postJson(path: AppPath, body: object): Promise<unknown> {
  const response = await reach(path, body)
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  const { code, data } = readRefusal(answer)
  throw new HttpError(response.status, code, data)
}

async function reach(path: AppPath, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...tabSession.headers() }
  try {
    return await fetch(address(path), {
      method: 'POST',
      credentials: 'same-origin',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch (cause) {
    if (cause instanceof TypeError) throw cause
    throw new TypeError('The server did not answer in time', { cause })
  }
}

/** A proxy may answer with an HTML page. */
function readRefusal(answer: unknown): { code?: string; data?: unknown } {
  if (typeof answer !== 'object' || answer === null) return {}
  return {
    code: 'code' in answer && typeof answer.code === 'string' ? answer.code : undefined,
    data: 'data' in answer ? answer.data : undefined,
  }
}
