import { useCallback, useEffect, useRef, useState } from 'react'
import type { FileRefusal } from '#domain/price-lists/limits.ts'
import { MAX_FILE_BYTES } from '#domain/tables/limits.ts'
import type { ListMapping, ListProposal } from '#domain/price-lists/propose-columns.ts'
import { WorkerTimeout } from '#web/lib/worker/start-worker.ts'
import type { Source } from '#web/ui/table-file/source-name.tsx'
import { readMapping } from './price-list-api.ts'
import type { ListReader, OpenedList, ReadList, ShownRows } from './reading/list-reader.ts'
import { type Reader, startReader } from './reading/start-reader.ts'

export interface ListFile {
  source: Source | null
  /** What is being done, and how much of it where that is known. */
  work: { kind: 'opening' | 'reading'; share: number | null } | null
  /** Why nothing can be made of the file. */
  refusal: FileRefusal | 'unreadable' | 'tooSlow' | null
  opened: OpenedList | null
  proposal: ListProposal | null
  mapping: ListMapping | null
  /** The mapping is the one kept with the supplier. */
  recognised: boolean
  read: ReadList | null
  /** Which column the mapping lacks. */
  lacking: FileRefusal | null
  /** Which of the rows are shown. */
  shown: ShownRows
}

const NO_FILE: ListFile = {
  source: null,
  work: null,
  refusal: null,
  opened: null,
  proposal: null,
  mapping: null,
  recognised: false,
  read: null,
  lacking: null,
  shown: 'first',
}

const OF_COLUMNS: ReadonlySet<FileRefusal> = new Set(['no-name-column', 'no-price-column', 'several-lists'])

/** The file from its bytes to the rows that will be stored; a worker does it, one file at a time. */
export function useListFile(
  supplierId: string,
  callbacks: { onBegin: () => void; onRecognised: (reader: Reader) => void },
) {
  const [file, setFile] = useState(NO_FILE)
  const reader = useRef<Reader | null>(null)
  useEffect(() => () => reader.current?.stop(), [])
  const change = useCallback((part: Partial<ListFile>) => setFile((before) => ({ ...before, ...part })), [])

  const cancel = () => {
    reader.current?.stop()
    reader.current = null
    setFile(NO_FILE)
  }

  /** Runs one piece of work; what a later file has overtaken says nothing any more. */
  const work = async (kind: 'opening' | 'reading', run: (reader: Reader) => Promise<Partial<ListFile>>) => {
    const own = reader.current
    if (own === null) return
    change({ work: { kind, share: null } })
    try {
      const result = await run(own)
      if (reader.current === own) change({ ...result, work: null })
    } catch (failure) {
      if (reader.current !== own) return
      own.stop()
      reader.current = null
      const refusal = failure instanceof WorkerTimeout ? 'tooSlow' : 'unreadable'
      // This worker has ended: the file has to be chosen again.
      setFile(({ source }) => ({ ...NO_FILE, source, refusal }))
    }
  }

  const begin = (source: Source, open: (reader: Reader) => ReturnType<ListReader['open']>) => {
    cancel()
    if (source.bytes > MAX_FILE_BYTES) return change({ source, refusal: 'file-too-large' })
    reader.current = startReader((share) => change({ work: { kind: 'opening', share } }))
    change({ source })
    callbacks.onBegin()
    void work('opening', async (own) => {
      // Without an answer of the server the user is asked again, which loses a minute and no work.
      const [opened, kept] = await Promise.all([open(own), readMapping(supplierId).catch(() => null)])
      if (!opened.known) return { refusal: opened.reason }
      const fitting = opened.own ? opened.proposal.mapping : await own.call('fit', kept)
      const { proposal } = opened
      const mapping = fitting ?? proposal.mapping
      const result = {
        opened,
        proposal,
        mapping,
        recognised: fitting !== null,
        ...(await readWith(own, mapping)),
      }
      // What has neither names nor prices is no list, and what is too long is not read: no column changes that.
      if (result.lacking !== null && !OF_COLUMNS.has(result.lacking)) return { refusal: result.lacking }
      if (fitting !== null && result.lacking === null && reader.current === own) callbacks.onRecognised(own)
      return result
    })
  }

  const remap = (mapping: ListMapping) => {
    change({ mapping, recognised: false })
    void work('reading', (own) => readWith(own, mapping))
  }

  return {
    file,
    cancel,
    /** The worker, for what is done with the rows next. */
    reader,
    openFile: (chosen: File) =>
      begin({ name: chosen.name, bytes: chosen.size }, async (own) => {
        const bytes = new Uint8Array(await chosen.arrayBuffer())
        return own.call('open', bytes)
      }),
    paste: (text: string, name: string) =>
      begin({ name, bytes: text.length }, (own) => own.call('paste', text)),
    chooseSheet: (sheet: number) =>
      void work('reading', async (own) => {
        const opened = await own.call('choose', sheet)
        const { mapping } = opened.proposal
        return {
          opened,
          proposal: opened.proposal,
          mapping,
          recognised: false,
          ...(await readWith(own, mapping)),
        }
      }),
    chooseHeader: (header: ListMapping['header']) =>
      void work('reading', async (own) => {
        const proposal = await own.call('propose', header)
        return { proposal, mapping: proposal.mapping, ...(await readWith(own, proposal.mapping)) }
      }),
    remap,
    show: (shown: ShownRows) =>
      void work('reading', async (own) => {
        const rows = await own.call('show', shown)
        return { shown, ...(file.read && { read: { ...file.read, shown: rows } }) }
      }),
  }
}

async function readWith(reader: Reader, mapping: ListMapping) {
  const read = await reader.call('read', mapping)
  return read.known
    ? { read, lacking: null, shown: 'first' as const }
    : { read: null, lacking: read.reason, shown: 'first' as const }
}

export type ListFileControl = ReturnType<typeof useListFile>
