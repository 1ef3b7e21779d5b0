import { HttpError } from '#web/lib/failure/failure.ts'
import { blockWritesInDemo } from '#web/lib/demo/demo-gate.ts'
import { fetchFromServer } from '#web/lib/offline/fetch-from-server.ts'
import { tabSession } from '#web/lib/session/tab-session.ts'
import { address } from '#web/lib/navigation/address.ts'

/**
 * The export as the server sends it. With its pictures it may be longer than a text of the browser, so it is not parsed.
 * @throws HttpError; TypeError where the server breaks it off
 */
export async function fetchExport(): Promise<Blob> {
  const request = new Request(address('/api/account/export'), { headers: tabSession.headers() })
  const answer = await fetchFromServer(blockWritesInDemo(request))
  if (answer.ok) return answer.blob()
  const refusal = (await answer.json().catch(() => null)) as { code?: string } | null
  throw new HttpError(answer.status, refusal?.code)
}
