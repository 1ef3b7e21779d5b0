import { useEffect, useRef, useState } from 'react'
import { MAX_FILE_BYTES } from '#domain/tables/limits.ts'
import { WorkerTimeout } from '#web/lib/worker/start-worker.ts'
import type { Source } from '#web/ui/table-file/source-name.tsx'
import type { ImportTypes, TableProposal } from '../import-types.ts'
import type { RunningReader } from '../start-table-reader.ts'
import type { OpenedTable, ReadRows, ShownRows } from '../table-reader.ts'

type Refusal<Types extends ImportTypes> =
  | Types['refusal']
  | 'file-too-large'
  | 'not-a-table'
  | 'unreadable'
  | 'tooSlow'

export interface ImportFile<Types extends ImportTypes> {
  source: Source | null
  /** Null for pasted rows, and for no file at all. */
  fileName: string | null
  /** While it is opened or read: how much of it is done, where that is known. */
  work: { share: number | null } | null
  /** Why nothing can be made of the file. */
  refusal: Refusal<Types> | null
  opened: OpenedTable<Types> | null
  proposal: TableProposal<Types['mapping']> | null
  mapping: Types['mapping'] | null
  /** The mapping is the one that was kept of the last file. */
  recognised: boolean
  read: ReadRows<Types> | null
  /** Which column the mapping lacks. */
  lacking: Types['refusal'] | null
  /** Which of the rows are shown. */
  shown: ShownRows<Types>
}

const NO_FILE = {
  source: null,
  fileName: null,
  work: null,
  refusal: null,
  opened: null,
  proposal: null,
  mapping: null,
  recognised: false,
  read: null,
  lacking: null,
  shown: 'first',
} as const

export interface ImportFileOptions<Types extends ImportTypes> {
  startReader: (onProgress: (share: number) => void) => RunningReader<Types>
  /** The reasons that other columns may change. */
  ofColumns: ReadonlySet<string>
  readKept: () => Promise<unknown>
  onBegin?: () => void
  onRecognised?: (reader: RunningReader<Types>) => void
}

/** The file from its bytes to the rows that will be stored; a worker does it, one file at a time. */
export function useImportFile<Types extends ImportTypes>(options: ImportFileOptions<Types>) {
  const { startReader, ofColumns, readKept, onBegin, onRecognised } = options
  type Reader = RunningReader<Types>
  type Part = Partial<ImportFile<Types>>
  const [file, setFile] = useState<ImportFile<Types>>(NO_FILE)
  const reader = useRef<Reader | null>(null)
  useEffect(() => () => reader.current?.stop(), [])
  const change = (part: Part) => setFile((before) => ({ ...before, ...part }))

  const cancel = () => {
    reader.current?.stop()
    reader.current = null
    setFile(NO_FILE)
  }

  /** What a later file has overtaken says nothing any more. */
  const work = async (run: (own: Reader) => Promise<Part>) => {
    const own = reader.current
    if (own === null) return
    change({ work: { share: null } })
    try {
      const result = await run(own)
      if (reader.current === own) change({ ...result, work: null })
    } catch (failure) {
      if (reader.current !== own) return
      own.stop()
      reader.current = null
      // This worker has ended: the file has to be chosen again.
      const refusal = failure instanceof WorkerTimeout ? 'tooSlow' : 'unreadable'
      setFile(({ source, fileName }) => ({ ...NO_FILE, source, fileName, refusal }))
    }
  }

  const begin = (
    source: Source,
    fileName: string | null,
    open: (own: Reader) => ReturnType<Reader['open']>,
  ) => {
    cancel()
    if (source.bytes > MAX_FILE_BYTES) return change({ source, fileName, refusal: 'file-too-large' })
    reader.current = startReader((share) => change({ work: { share } }))
    change({ source, fileName })
    void work(async (own): Promise<Part> => {
      onBegin?.()
      // Without an answer of the server the user is asked again, which loses a minute and no work.
      const [opened, kept] = await Promise.all([open(own), readKept().catch(() => null)])
      if (!opened.known) return { refusal: opened.reason }
      const part = await readOpened(own, opened, opened.own ? opened.proposal.mapping : await own.fit(kept))
      // What has neither names nor prices is no list, and what is too long is not read: no column changes that.
      if (part.lacking !== null && !ofColumns.has(part.lacking)) return { refusal: part.lacking }
      if (part.recognised && part.lacking === null && reader.current === own) onRecognised?.(own)
      return part
    })
  }

  /** @param fitting the mapping that was kept, where it fits */
  const readOpened = async (own: Reader, opened: OpenedTable<Types>, fitting: Types['mapping'] | null) => {
    const { proposal } = opened
    const mapping = fitting ?? proposal.mapping
    return { opened, proposal, mapping, recognised: fitting !== null, ...(await readWith(own, mapping)) }
  }

  const readWith = async (own: Reader, mapping: Types['mapping']) => {
    const read = await own.read(mapping)
    return read.known
      ? { read, lacking: null, shown: 'first' as const }
      : { read: null, lacking: read.reason, shown: 'first' as const }
  }

  return {
    file,
    cancel,
    /** The worker, for what is done with the rows next. */
    reader,
    openFile: (chosen: File) =>
      begin({ name: chosen.name, bytes: chosen.size }, chosen.name, async (own) =>
        own.open(new Uint8Array(await chosen.arrayBuffer())),
      ),
    paste: (text: string, name: string) =>
      begin({ name, bytes: text.length }, null, (own) => own.paste(text)),
    chooseSheet: (sheet: number) =>
      void work(async (own) => {
        const opened = await own.choose(sheet)
        return readOpened(own, opened, await own.fit(await readKept().catch(() => null)))
      }),
    chooseHeader: (header: Types['mapping']['header']) =>
      void work(async (own): Promise<Part> => {
        const proposal = await own.propose(header)
        return { proposal, mapping: proposal.mapping, ...(await readWith(own, proposal.mapping)) }
      }),
    remap: (mapping: Types['mapping']) => {
      change({ mapping, recognised: false })
      void work((own): Promise<Part> => readWith(own, mapping))
    },
    show: (shown: ShownRows<Types>) =>
      void work(async (own): Promise<Part> => {
        const rows = await own.show(shown)
        return { shown, ...(file.read && { read: { ...file.read, shown: rows } }) }
      }),
  }
}

export type ImportFileControl<Types extends ImportTypes> = ReturnType<typeof useImportFile<Types>>
