import { expect, test } from 'vitest'
import { ModuleUnavailable } from '../browser/import-module.ts'
import { startWorker } from './start-worker.ts'

class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

test.each([
  ['whose file could not be fetched', {}, ModuleUnavailable],
  ['that has failed', { message: 'out of memory' }, /out of memory/],
])('a worker %s says so', async (_what, detail, expected) => {
  const worker = new SilentWorker()
  const running = startWorker<{ open: () => void }>(worker as unknown as Worker, () => undefined)
  const call = running.call('open')
  worker.dispatchEvent(Object.assign(new Event('error'), detail))
  await expect(call).rejects.toThrow(expected)
  running.stop()
})
