import { openFile, openText } from './open-file.ts'
import type { OpenedFile } from './opened-file.ts'

export type TableSource = { bytes: Uint8Array<ArrayBuffer> } | { text: string }

export type TableTold =
  | { kind: 'progress'; share: number }
  | { kind: 'opened'; file: OpenedFile }
  | { kind: 'failure'; message: string }

const tell = (told: TableTold) => self.postMessage(told, { transfer: [] })

self.addEventListener('message', ({ data }: MessageEvent<TableSource>) => {
  void open(data)
})

async function open(source: TableSource): Promise<void> {
  try {
    const file =
      'text' in source
        ? openText(source.text)
        : await openFile(source.bytes, (share) => tell({ kind: 'progress', share }))
    tell({ kind: 'opened', file })
  } catch (failure) {
    tell({ kind: 'failure', message: String(failure) })
  }
}
