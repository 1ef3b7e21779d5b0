import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { FixedLayout } from '#domain/sheet-files/tables/column-role.ts'
import { WorkerTimeout } from '#web/lib/worker/start-worker.ts'
import type { Corrections } from './reading/corrections.ts'
import type { Overview } from './reading/overview.ts'
import { createReadingProgress } from './reading/reading-progress.ts'
import { readSources } from './reading/read-sources.ts'
import type { BrokenSource, RefusedFile } from './reading/read-sources.ts'
import type { ChosenFile } from '#web/lib/sources/chosen-files.ts'
import { startSheetReader } from './reading/start-sheet-reader.ts'
import type { RunningReader } from './reading/start-sheet-reader.ts'
import type { TabPlace } from './reading/sheet-reader.ts'

interface SheetFiles {
  /** While files are read: whether they are added, which can be stopped; what was there before is read again in any case. */
  reading: { adds: boolean } | null
  /** Names of the files that were read, in the order of their places. */
  names: string[]
  refused: RefusedFile[]
  /** Null before the first files were read. */
  overview: Overview | null
  /** Whether the reading ended without an answer. */
  failed: boolean
  /** Changes whenever files are read again: what was asked of the worker before is old. */
  version: number
}

const NOTHING: SheetFiles = {
  reading: null,
  names: [],
  refused: [],
  overview: null,
  failed: false,
  version: 0,
}

export interface KeptLayouts {
  read: () => FixedLayout[]
  write: (layouts: readonly FixedLayout[]) => void
}

/** The files of an import from their bytes to the sheets in them; one worker reads them, and keeps them to be shown. */
export function useSheetFiles(kept: KeptLayouts) {
  const [files, setFiles] = useState(NOTHING)
  const reader = useRef<RunningReader | null>(null)
  const sources = useRef<ChosenFile[]>([])
  /** Those that were read to the end. */
  const shown = useRef<readonly ChosenFile[]>([])
  /** Columns that the user named for one tab alone: they hold for these files only. */
  const ofTabs = useRef<Corrections['ofTabs']>([])
  const share = useRef<(share: number) => void>(() => {})
  const [progress] = useState(createReadingProgress)
  useEffect(() => () => reader.current?.stop(), [])

  const start = () => {
    reader.current?.stop()
    const own = startSheetReader((part) => share.current(part))
    reader.current = own
    return own
  }

  const cancel = () => {
    reader.current?.stop()
    reader.current = null
    sources.current = []
    shown.current = []
    ofTabs.current = []
    setFiles(NOTHING)
  }

  const callbacks = (own: RunningReader, onName: (name: string) => void) => ({
    isStopped: () => reader.current !== own,
    onFile: (name: string, before: number, each: number) => {
      onName(name)
      share.current = (part) => progress.set({ name, share: Math.min(1, before + part * each) })
      share.current(0)
    },
  })

  /** Reads further files into the reader that keeps those before; where one of them breaks it, all are read again. */
  const readMore = async (own: RunningReader, more: readonly ChosenFile[]) => {
    const all = sources.current
    progress.set({ name: '', share: 0 })
    setFiles((before) => ({ ...before, failed: false, reading: { adds: true } }))
    try {
      const result = await readSources(
        own,
        more,
        [],
        callbacks(own, () => {}),
      )
      if (reader.current !== own) return
      progress.set({ name: null, share: 1 })
      const overview = await own.call('finish')
      if (reader.current !== own) return
      shown.current = all
      startTransition(() =>
        setFiles(({ version, names, refused }) => ({
          ...NOTHING,
          // Each file has the place behind those before it.
          names: Object.assign([...names], result.names),
          refused: [...refused, ...result.refused],
          overview,
          version: version + 1,
        })),
      )
    } catch {
      if (reader.current === own) await readAll(all)
    }
  }

  /** Reads all files; what keeps its reader busy for too long, or breaks it, is left out, and the others are read again. */
  const readAll = async (all: readonly ChosenFile[]) => {
    const broken: BrokenSource[] = []
    progress.set({ name: '', share: 0 })
    setFiles((before) => ({ ...before, failed: false, reading: { adds: all !== shown.current } }))
    for (;;) {
      const own = start()
      let reading = ''
      try {
        await own.call('keep', { layouts: kept.read(), ofTabs: ofTabs.current })
        const result = await readSources(
          own,
          all,
          broken,
          callbacks(own, (name) => (reading = name)),
        )
        if (reader.current !== own) return
        progress.set({ name: null, share: 1 })
        const overview = await own.call('finish')
        if (reader.current !== own) return
        shown.current = all
        // The list is rendered in parts, between which the page answers.
        startTransition(() =>
          setFiles(({ version }) => ({ ...NOTHING, ...result, overview, version: version + 1 })),
        )
        return
      } catch (failure) {
        if (reader.current !== own) return
        // Without a file that was being read there is nothing to leave out.
        if (reading === '' || broken.some(({ name }) => name === reading)) {
          own.stop()
          return setFiles({ ...NOTHING, failed: true })
        }
        broken.push({ name: reading, reason: failure instanceof WorkerTimeout ? 'too-slow' : 'unreadable' })
      }
    }
  }

  /** Reads again what a correction concerns. */
  const again = async (run: (own: RunningReader) => Promise<Overview>) => {
    const own = reader.current
    if (own === null) return
    share.current = (part) => progress.set({ name: null, share: part })
    share.current(0)
    setFiles((known) => ({ ...known, reading: { adds: false } }))
    try {
      const overview = await run(own)
      const corrections = await own.call('corrections')
      kept.write(corrections.layouts)
      ofTabs.current = corrections.ofTabs
      if (reader.current === own)
        setFiles((known) => ({ ...known, overview, reading: null, version: known.version + 1 }))
    } catch {
      if (reader.current === own) await readAll(sources.current)
    }
  }

  const query = useCallback(
    <Answer>(question: (own: RunningReader) => Promise<Answer>): Promise<Answer> =>
      reader.current === null ? Promise.reject(new Error('no files are open')) : question(reader.current),
    [],
  )

  return {
    files,
    progress,
    cancel,
    /** Leaves out the files that are being added, and reads those again that were there before. */
    stop: () => {
      sources.current = [...shown.current]
      void readAll(shown.current)
    },
    query,
    /** Reads files, beside those that were read before. */
    add: (more: readonly ChosenFile[]) => {
      if (more.length === 0) return
      const before = sources.current
      // A file of the same name takes the place of the one before.
      const byName = new Map([...before, ...more].map((source) => [source.name, source]))
      sources.current = [...byName.values()]
      const areRead = before.length > 0 && shown.current.length === before.length
      const areOther = byName.size === before.length + more.length
      if (reader.current !== null && areRead && areOther) void readMore(reader.current, more)
      else void readAll(sources.current)
    },
    correct: (layout: FixedLayout, only: TabPlace | null) =>
      again((own) => own.call('correct', layout, only)),
    forget: (layout: FixedLayout) => again((own) => own.call('forget', layout)),
  }
}

export type SheetFilesControl = ReturnType<typeof useSheetFiles>
