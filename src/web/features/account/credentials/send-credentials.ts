import type { CredentialsPath } from '#contract/credentials.ts'
import { fieldIssuesOf, HttpFailure } from '#web/lib/failure.ts'

/** A refusal of /api/auth, with what it says beside its code. */
export class CredentialsFailure extends HttpFailure {
  /** The fields that break a rule, or how long to wait. */
  readonly data: unknown

  constructor(status: number, code: string | undefined, data: unknown) {
    super(status, code)
    this.data = data
  }

  get retryAfterSeconds(): number | undefined {
    const { data } = this
    const known = typeof data === 'object' && data !== null && 'retryAfterSeconds' in data
    return known && typeof data.retryAfterSeconds === 'number' ? data.retryAfterSeconds : undefined
  }

  get fields() {
    return fieldIssuesOf(this)
  }
}

/** Sends what identifies someone; rejects with a CredentialsFailure, or a TypeError when no answer comes. */
export async function sendCredentials(path: CredentialsPath, body: object): Promise<void> {
  const response = await fetch(`/api/auth${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.ok) return
  const { code, data } = await readRefusal(response)
  throw new CredentialsFailure(response.status, code, data)
}

/** A proxy in between may answer with a page of its own. */
async function readRefusal(response: Response): Promise<{ code?: string; data?: unknown }> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body !== 'object' || body === null) return {}
  return {
    code: 'code' in body && typeof body.code === 'string' ? body.code : undefined,
    data: 'data' in body ? body.data : undefined,
  }
}
