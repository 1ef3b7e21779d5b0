import type { ImportTypes, TableProposal } from '../import-types.ts'
import type { RunningReader } from '../start-table-reader.ts'
import type { OpenedTable, ReadRows, ShownRows } from '../table-reader.ts'
import { NO_SOURCE, useReaderFile } from './use-reader-file.ts'
import type { SourceState } from './use-reader-file.ts'

type Refusal<Types extends ImportTypes> =
  | Types['refusal']
  | 'file-too-large'
  | 'not-a-table'
  | 'unreadable'
  | 'tooSlow'

export interface ImportFile<Types extends ImportTypes> extends SourceState {
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
  ...NO_SOURCE,
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
  const nothing: ImportFile<Types> = NO_FILE
  const { startReader, ofColumns, readKept, onBegin, onRecognised } = options
  const { file, reader, change, cancel, work, begin } = useReaderFile(nothing, startReader)
  type Part = Partial<ImportFile<Types>>

  const opening =
    (open: (reader: RunningReader<Types>) => ReturnType<RunningReader<Types>['open']>) =>
    async (own: RunningReader<Types>): Promise<Part> => {
      onBegin?.()
      // Without an answer of the server the user is asked again, which loses a minute and no work.
      const [opened, kept] = await Promise.all([open(own), readKept().catch(() => null)])
      if (!opened.known) return { refusal: opened.reason }
      const { proposal } = opened
      const fitting = opened.own ? proposal.mapping : await own.fit(kept)
      const mapping = fitting ?? proposal.mapping
      const read = await readWith(own, mapping)
      // What has neither names nor prices is no list, and what is too long is not read: no column changes that.
      if (read.lacking !== null && !ofColumns.has(read.lacking)) return { refusal: read.lacking }
      if (fitting !== null && read.lacking === null && reader.current === own) onRecognised?.(own)
      return { opened, proposal, mapping, recognised: fitting !== null, ...read }
    }

  const readWith = async (own: RunningReader<Types>, mapping: Types['mapping']) => {
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
      begin(
        { name: chosen.name, bytes: chosen.size },
        chosen.name,
        opening(async (own) => own.open(new Uint8Array(await chosen.arrayBuffer()))),
      ),
    paste: (text: string, name: string) =>
      begin(
        { name, bytes: text.length },
        null,
        opening((own) => own.paste(text)),
      ),
    chooseSheet: (sheet: number) =>
      void work('reading', async (own): Promise<Part> => {
        const opened = await own.choose(sheet)
        const { proposal } = opened
        const fitting = await own.fit(await readKept().catch(() => null))
        const mapping = fitting ?? proposal.mapping
        return { opened, proposal, mapping, recognised: fitting !== null, ...(await readWith(own, mapping)) }
      }),
    chooseHeader: (header: Types['mapping']['header']) =>
      void work('reading', async (own): Promise<Part> => {
        const proposal = await own.propose(header)
        return { proposal, mapping: proposal.mapping, ...(await readWith(own, proposal.mapping)) }
      }),
    remap: (mapping: Types['mapping']) => {
      change({ mapping, recognised: false })
      void work('reading', (own): Promise<Part> => readWith(own, mapping))
    },
    show: (shown: ShownRows<Types>) =>
      void work('reading', async (own): Promise<Part> => {
        const rows = await own.show(shown)
        return { shown, ...(file.read && { read: { ...file.read, shown: rows } }) }
      }),
  }
}

export type ImportFileControl<Types extends ImportTypes> = ReturnType<typeof useImportFile<Types>>
