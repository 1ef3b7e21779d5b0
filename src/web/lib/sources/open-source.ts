import { MAX_UNPACKED_BYTES } from '#domain/tables/limits.ts'
import { importModule, ModuleUnavailable } from '../browser/import-module.ts'
import type { Budget } from './open-archive.ts'
import { recognise } from './recognise.ts'
import type { Around, RefusedSource, Source, SourceFacts, SourceFile, SourceRefusal } from './source.ts'
import type { FileForm, Takes } from './takes.ts'

/** Archives in each other that are opened: that of a program may hold one for each recipe, and lie in a ZIP. */
const DEEPEST = 3

interface Opening<Own extends SourceFacts> {
  takes: Takes<Own>
  depth: number
  budget: Budget
  onProgress: (share: number) => void
  around: Around
}

/**
 * What a file holds, whatever it is called: tabs, or what its reader makes itself of other forms. An archive gives a
 * source for each file in it. A file that cannot be read, or that the reader does not take, is a source with its reason;
 * nothing is thrown.
 * @param beside pictures of the same folder, of which a reader may take some
 */
export async function openSource<Own extends SourceFacts = never>(
  file: SourceFile,
  takes: Takes<Own>,
  onProgress: (share: number) => void,
  beside: readonly SourceFile[] = [],
): Promise<Source<Own>[]> {
  return openFile(file, {
    takes,
    depth: 0,
    budget: { left: MAX_UNPACKED_BYTES },
    onProgress,
    around: { pictures: beside, isAlone: false },
  })
}

async function openFile<Own extends SourceFacts>(
  file: SourceFile,
  opening: Opening<Own>,
): Promise<Source<Own>[]> {
  const recognised = recognise(file.bytes, opening.takes.forms)
  if (!recognised.known) return [refused(file, recognised.reason)]
  try {
    const sources = await openForm(file, recognised.form, opening)
    return OFFICE_FORMS.includes(recognised.form) ? await dated(sources, file) : sources
  } catch (failure) {
    return [refused(file, failure instanceof ModuleUnavailable ? 'not-downloaded' : 'broken-file')]
  }
}

const OFFICE_FORMS: readonly FileForm[] = ['workbook', 'open-spreadsheet', 'word', 'open-document']

/** With the date that the file itself has. */
async function dated<Own extends SourceFacts>(
  sources: Source<Own>[],
  { bytes }: SourceFile,
): Promise<Source<Own>[]> {
  if (!sources.some(({ known }) => known)) return sources
  const { savedAt } = await importModule(() => import('./saved-at.ts'))
  const at = savedAt(bytes)
  return sources.map((source) => (source.known ? { ...source, savedAt: at } : source))
}

async function openForm<Own extends SourceFacts>(
  file: SourceFile,
  form: FileForm,
  opening: Opening<Own>,
): Promise<Source<Own>[]> {
  const { takes, depth, budget, onProgress, around } = opening
  switch (form) {
    case 'archive': {
      if (depth >= DEEPEST) return [refused(file, 'nested-archive')]
      const { openArchive } = await importModule(() => import('./open-archive.ts'))
      return openArchive(file, takes.archive, budget, onProgress, (member, beside) =>
        openFile(member, { takes, depth: depth + 1, budget, onProgress: () => undefined, around: beside }),
      )
    }
    case 'gzip': {
      if (depth >= DEEPEST) return [refused(file, 'nested-archive')]
      const { gunzip } = await importModule(() => import('./gunzip.ts'))
      const bytes = gunzip(file.bytes)
      if (typeof bytes === 'string') return [refused(file, bytes)]
      budget.left -= bytes.length
      if (budget.left < 0) return [refused(file, 'unpacked-too-large')]
      return openFile({ ...file, bytes }, { ...opening, depth: depth + 1 })
    }
    case 'json':
    case 'page':
      return [(await takes.openOwn?.(file, form, around)) ?? refused(file, 'not-a-table')]
    case 'text':
      return [(await takes.openOwn?.(file, form, around)) ?? (await openTable(file, 'text-table', opening))]
    case 'workbook':
    case 'open-spreadsheet':
      return [await openTable(file, 'workbook', opening)]
    case 'word':
    case 'open-document': {
      const { openDocument } = await importModule(() => import('./open-document.ts'))
      return [openDocument(file, form, onProgress)]
    }
    case 'pdf': {
      const { openPdf } = await importModule(() => import('./open-pdf.ts'))
      return [await openPdf(file, takes, onProgress)]
    }
  }
}

const refused = ({ path }: SourceFile, reason: SourceRefusal): RefusedSource => ({
  path,
  known: false,
  reason,
})

async function openTable<Own extends SourceFacts>(
  { path, bytes }: SourceFile,
  kind: 'workbook' | 'text-table',
  { takes, onProgress }: Opening<Own>,
): Promise<Source> {
  const { openTabs } = await importModule(() => import('./open-tabs.ts'))
  const opened = openTabs(bytes, takes, onProgress)
  if (!opened.known) return { path, ...opened }
  const { tabs, circular } = opened
  const { workbookPictures } = await importModule(() => import('./workbook-pictures.ts'))
  const { pictures, leftOut } = kind === 'workbook' ? workbookPictures(bytes) : { pictures: [], leftOut: 0 }
  return { path, known: true, kind, tabs, circular, pictures, picturesLeftOut: leftOut }
}
