import {
  type OpenedRestoration,
  RESTORATION_KEY_HEADER,
  type RestorationOffer,
  type RestorationProgress,
} from '#contract/restoration-limits.ts'
import { HttpError, codeOf } from '#web/lib/failure/failure.ts'
import { address } from '#web/lib/navigation/address.ts'
import { postJson } from '#web/lib/query/post-json.ts'

const PATIENCE_MS = 120_000

/** @throws HttpError for a refusal, TypeError when no answer comes; so do all of these. */
export async function readOffer(signal: AbortSignal): Promise<RestorationOffer> {
  return answerOf(await fetch(address('/api/restoration'), { signal, cache: 'no-store' }))
}

export const openRestoration = (code: string) =>
  postJson('/api/restoration/open', { code }) as Promise<OpenedRestoration>

/** @param file in the server's folder; null for the uploaded one */
export const checkFile = (key: string, file: string | null) =>
  postJson('/api/restoration/check', { key, file }) as Promise<RestorationProgress>

export const restoreChecked = (key: string) =>
  postJson('/api/restoration/restore', { key }) as Promise<RestorationProgress>

export const readProgress = (key: string) =>
  postJson('/api/restoration/progress', { key }) as Promise<RestorationProgress>

export const cancelRestoration = (key: string) => postJson('/api/restoration/cancel', { key })

interface Part {
  /** Where it begins in the file, in bytes. */
  from: number
  /** Bytes of the whole file. */
  of: number
  name: string
  content: ArrayBuffer
}

/** @returns how many bytes of the file the server has */
export async function sendPart(key: string, { content, from, of, name }: Part, signal: AbortSignal) {
  const query = new URLSearchParams({ from: String(from), of: String(of), name })
  const response = await fetch(address(`/api/restoration/file?${query.toString()}`), {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', [RESTORATION_KEY_HEADER]: key },
    body: content,
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  })
  return (await answerOf<{ bytes: number }>(response)).bytes
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && answer !== null) return answer as Answer
  throw new HttpError(response.ok ? 502 : response.status, codeOf(answer))
}
