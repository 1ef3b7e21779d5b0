import { once } from 'node:events'
import type { Server } from './start-server.ts'

/** The number that a server prints after a word at SIGUSR2, by what was loaded before it. */
export async function printedNumber({ pids, output }: Server, word: string): Promise<number> {
  process.kill(pids.server, 'SIGUSR2')
  for (;;) {
    const [chunk] = (await once(output, 'data')) as [Buffer]
    const [, printed] = new RegExp(`^${word} ([\\d.]+)$`, 'm').exec(chunk.toString()) ?? []
    if (printed !== undefined) return Number(printed)
  }
}
