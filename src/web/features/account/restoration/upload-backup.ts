import { UPLOAD_PART_BYTES } from '#contract/restoration-limits.ts'
import { isTransient } from '#web/lib/failure/failure.ts'
import { sendPart } from './restoration-api.ts'

const PAUSE_MS = 2_000
const LONGEST_NAME = 255

/** A file that was moved, changed or unplugged since it was chosen. */
export class UnreadableFile extends Error {}

interface Upload {
  key: string
  file: File
  signal: AbortSignal
  /** Called with the number of bytes that the server has; `waits`: it does not answer at the moment. */
  onSent: (bytes: number, waits: boolean) => void
}

/**
 * Sends a file in parts, so that neither its size nor a network that fails now and then matters.
 * @throws UnreadableFile, HttpError for a refusal, or the reason of the signal
 */
export async function uploadBackup({ key, file, signal, onSent }: Upload): Promise<void> {
  for (let from = 0; from < file.size;) {
    const content = await file
      .slice(from, from + UPLOAD_PART_BYTES)
      .arrayBuffer()
      .catch((cause: unknown) => {
        throw new UnreadableFile('The file cannot be read', { cause })
      })
    try {
      const part = { from, of: file.size, name: file.name.slice(-LONGEST_NAME), content }
      from = await sendPart(key, part, signal)
      onSent(from, false)
    } catch (failure) {
      signal.throwIfAborted()
      const isLate = failure instanceof DOMException && failure.name === 'TimeoutError'
      if (!isLate && !isTransient(failure)) throw failure
      onSent(from, true)
      await new Promise((resume) => setTimeout(resume, PAUSE_MS))
      signal.throwIfAborted()
    }
  }
}
