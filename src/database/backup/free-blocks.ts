import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** V8 by itself lets 64 MB of blocks that have passed through wait until it frees them, and more on a busy machine. */
const EVERY_BYTES = 8 * 1024 ** 2

let passed = 0
let collect: NodeJS.GCFunction | undefined

/** Counts what has been read or written, and frees the memory of its blocks every 8 MB. */
export function freeBlocks(bytes: number): void {
  passed += bytes
  if (passed < EVERY_BYTES) return
  passed = 0
  collect ??= exposedCollector()
  collect({ type: 'minor', execution: 'sync' })
}

/** Also where Node was started without the option, as by `node scripts/backup.ts` in a container. */
function exposedCollector(): NodeJS.GCFunction {
  if (globalThis.gc) return globalThis.gc
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as NodeJS.GCFunction
}
