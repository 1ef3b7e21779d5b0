import type { CredentialsPath } from '#contract/credentials.ts'
import { postJson } from '#web/lib/query/post-json.ts'
import { clearPendingSignOut } from '#web/lib/session/pending-sign-out.ts'

/** Sends what identifies someone, and gives the answer; rejects with an HttpFailure, or a TypeError when no answer comes. */
export async function sendCredentials(path: CredentialsPath, body: object): Promise<unknown> {
  const answer = await postJson(`/api/auth${path}`, body)
  // A session that begins takes the place of one that was still to be ended.
  clearPendingSignOut()
  return answer
}
