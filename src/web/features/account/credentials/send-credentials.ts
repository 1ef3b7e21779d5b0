import type { CredentialsPath } from '#contract/credentials.ts'
import { postJson } from '#web/lib/post-json.ts'

/** Sends what identifies someone; rejects with an HttpFailure, or a TypeError when no answer comes. */
export async function sendCredentials(path: CredentialsPath, body: object): Promise<void> {
  await postJson(`/api/auth${path}`, body)
}
