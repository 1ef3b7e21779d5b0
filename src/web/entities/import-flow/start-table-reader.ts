import { startWorker } from '#web/lib/worker/start-worker.ts'
import type { ImportTypes } from './import-types.ts'
import type { TableReader } from './table-reader.ts'

type Reader<Types extends ImportTypes> = TableReader<Types>

/** A reader in a worker, which keeps the table between the questions. Bytes that are opened are transferred. */
export interface RunningReader<Types extends ImportTypes> {
  open: (bytes: Uint8Array<ArrayBuffer>) => ReturnType<Reader<Types>['open']>
  paste: (text: string) => Promise<ReturnType<Reader<Types>['paste']>>
  choose: (sheet: number) => Promise<ReturnType<Reader<Types>['choose']>>
  propose: (...given: Parameters<Reader<Types>['propose']>) => Promise<ReturnType<Reader<Types>['propose']>>
  read: (mapping: Types['mapping']) => Promise<ReturnType<Reader<Types>['read']>>
  show: (...given: Parameters<Reader<Types>['show']>) => Promise<Types['row'][]>
  fit: (kept: unknown) => Promise<Types['mapping'] | null>
  keep: (mapping: Types['mapping']) => Promise<Record<string, unknown>>
  compare: (known: Types['known']) => Promise<Types['line'][]>
  /** Ends it; what is asked of it is not answered any more. */
  stop: () => void
}

/** @param worker that serves a `TableReader` of these types */
export function startTableReader<Types extends ImportTypes>(
  worker: Worker,
  onProgress: (share: number) => void,
): RunningReader<Types> {
  const running = startWorker<Record<string, (...args: unknown[]) => unknown>>(worker, onProgress)
  // The worker's functions are those of `TableReader`, which the types of `RunningReader` repeat as promises.
  const call = (name: string) => (arg: unknown) => running.call(name, arg) as never
  return {
    open: call('open'),
    paste: call('paste'),
    choose: call('choose'),
    propose: call('propose'),
    read: call('read'),
    show: call('show'),
    fit: call('fit'),
    keep: call('keep'),
    compare: call('compare'),
    stop: running.stop,
  }
}
