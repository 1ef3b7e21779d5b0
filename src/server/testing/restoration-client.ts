import { setTimeout as pause } from 'node:timers/promises'
import type {
  OpenedRestoration,
  RestorationOffer,
  RestorationProgress,
} from '#contract/restoration-limits.ts'

/** What an upload is called by its sender. */
const UPLOAD_NAME = 'ma cuisine.tar.zst'

type Answer = { status: number; body: unknown }

/** What the page that restores a backup asks of a server. @param address its origin */
export function restorationClient(address: string) {
  async function send(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, ...headers },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as unknown }
  }

  async function done(path: string, body: object): Promise<unknown> {
    const answer = await send(path, body)
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  /** Waits until nothing is being checked or restored, while the server may be closed. */
  async function ended(key: string, until?: AbortSignal): Promise<RestorationProgress> {
    for (;;) {
      until?.throwIfAborted()
      const answer = await send('/api/restoration/progress', { key }).catch(() => undefined)
      const progress = answer?.body as RestorationProgress
      if (answer?.status === 200 && !('percent' in progress)) return progress
      await pause(50)
    }
  }

  /** Sends a file in parts, each twice, as a page does whose answers are lost. */
  async function upload(key: string, content: Uint8Array<ArrayBuffer>, partBytes: number): Promise<void> {
    for (let from = 0; from < content.length;) {
      const query = new URLSearchParams({ from: `${from}`, of: `${content.length}`, name: UPLOAD_NAME })
      const part = content.subarray(from, from + partBytes)
      const request = async () => {
        const answer = await fetch(`${address}/api/restoration/file?${query}`, {
          method: 'PUT',
          headers: { 'x-restoration-key': key, 'content-type': 'application/octet-stream' },
          body: part,
        })
        if (answer.status !== 200) throw new Error(`a part was answered ${answer.status}`)
        return ((await answer.json()) as { bytes: number }).bytes
      }
      const until = await request()
      if (until < content.length && (await request()) !== until) throw new Error('a part was kept twice')
      from = until
    }
  }

  return {
    send,
    upload,
    offer: async () => (await (await fetch(`${address}/api/restoration`)).json()) as RestorationOffer,
    /** @param code that the server has printed */
    open: async (code: string) => (await done('/api/restoration/open', { code })) as OpenedRestoration,
    /** @param file in the folder of the backups; null for what was uploaded */
    check: async (key: string, file: string | null) => {
      await done('/api/restoration/check', { key, file })
      return ended(key)
    },
    /** @throws once `until` is aborted, which alone separates a killed server from one that is closed */
    restore: async (key: string, until?: AbortSignal) => {
      await done('/api/restoration/restore', { key })
      return ended(key, until)
    },
  }
}
