import { decodeText } from '#domain/tables/decode-text.ts'
import { MAX_UNPACKED_BYTES } from '#domain/tables/limits.ts'
import { isCooklang } from '#domain/recipe-exports/is-cooklang.ts'
import { importModule, ModuleUnavailable } from '../browser/import-module.ts'
import type { Budget } from './open-archive.ts'
import { recognise } from './recognise.ts'
import type { FileForm } from './recognise.ts'
import type { Around, Source, SourceFile, SourceRefusal } from './source.ts'

/** Archives in each other that are opened: that of a program may hold one for each recipe, and lie in a ZIP. */
const DEEPEST = 3

interface Opening {
  depth: number
  budget: Budget
  onProgress: (share: number) => void
  around: Around
}

/**
 * What a dropped file holds, whatever it is called: tabs, or recipes of another program with a tab for each. An archive
 * gives a source for each file in it, the recipes of another program as one. A file that cannot be read is a source
 * with its reason; nothing is thrown.
 * @param beside pictures of the same folder, of which those of recipes are taken
 */
export async function openSource(
  file: SourceFile,
  onProgress: (share: number) => void,
  beside: readonly SourceFile[] = [],
): Promise<Source[]> {
  return openFile(file, {
    depth: 0,
    budget: { left: MAX_UNPACKED_BYTES },
    onProgress,
    around: { pictures: beside, isAlone: false },
  })
}

async function openFile(file: SourceFile, opening: Opening): Promise<Source[]> {
  const recognised = recognise(file.bytes)
  if (!recognised.known) return [refused(file, recognised.reason)]
  try {
    const sources = await openForm(file, recognised.form, opening)
    return OFFICE_FORMS.includes(recognised.form) ? await dated(sources, file) : sources
  } catch (failure) {
    return [refused(file, failure instanceof ModuleUnavailable ? 'not-downloaded' : 'broken-file')]
  }
}

const OFFICE_FORMS: readonly FileForm[] = ['workbook', 'word', 'open-document']

/** With the date that the file itself has. */
async function dated(sources: Source[], { bytes }: SourceFile): Promise<Source[]> {
  if (!sources.some(({ known }) => known)) return sources
  const { savedAt } = await importModule(() => import('./saved-at.ts'))
  const at = savedAt(bytes)
  return sources.map((source) => (source.known ? { ...source, savedAt: at } : source))
}

async function openForm(file: SourceFile, form: FileForm, opening: Opening): Promise<Source[]> {
  const { depth, budget, onProgress, around } = opening
  switch (form) {
    case 'archive': {
      if (depth >= DEEPEST) return [refused(file, 'nested-archive')]
      const { openArchive } = await importModule(() => import('./open-archive.ts'))
      return openArchive(file, budget, onProgress, (member, beside) =>
        openFile(member, { depth: depth + 1, budget, onProgress: () => undefined, around: beside }),
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
    case 'page': {
      const { openRecipes } = await importModule(() => import('./open-recipes.ts'))
      return [openRecipes(file, form, around)]
    }
    case 'text': {
      if (!isCooklang(decodeText(file.bytes)?.text ?? '', file.path))
        return [await openTable(file, 'text-table', onProgress)]
      const { openRecipes } = await importModule(() => import('./open-recipes.ts'))
      return [openRecipes(file, 'cooklang', around)]
    }
    case 'workbook':
      return [await openTable(file, 'workbook', onProgress)]
    case 'word':
    case 'open-document': {
      const { openDocument } = await importModule(() => import('./open-document.ts'))
      return [openDocument(file, form, onProgress)]
    }
    case 'pdf': {
      const { openPdf } = await importModule(() => import('./open-pdf.ts'))
      return [await openPdf(file, onProgress)]
    }
  }
}

const refused = ({ path }: SourceFile, reason: SourceRefusal): Source => ({ path, known: false, reason })

async function openTable(
  { path, bytes }: SourceFile,
  kind: 'workbook' | 'text-table',
  onProgress: (share: number) => void,
): Promise<Source> {
  const { openTabs } = await importModule(() => import('../spreadsheet/open-tabs.ts'))
  const opened = openTabs(bytes, onProgress)
  if (!opened.known) return { path, ...opened }
  const { tabs, circular } = opened
  const { workbookPictures } = await importModule(() => import('./workbook-pictures.ts'))
  const { pictures, leftOut } = kind === 'workbook' ? workbookPictures(bytes) : { pictures: [], leftOut: 0 }
  return { path, known: true, kind, tabs, circular, recipes: null, pictures, picturesLeftOut: leftOut }
}
