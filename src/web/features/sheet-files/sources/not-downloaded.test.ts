import { expect, test, vi } from 'vitest'
import { utf8, zipped } from '#tests/sources/file-bytes.ts'
import { opened, shownSources } from '#tests/sources/open-sheet-source.ts'

vi.mock('#web/lib/sources/open-document.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('without the code that reads it a file is not called broken, and the others are read', async () => {
  const letter = zipped({ '[Content_Types].xml': 'x', 'word/document.xml': '<w:document/>' })
  expect(shownSources(await opened('tarte.docx', letter))).toEqual(['tarte.docx not-downloaded'])
  const archive = zipped({ 'tarte.docx': letter, 'riz.csv': utf8('Produit;Prix\nRiz;2') })
  expect(shownSources(await opened('fiches.zip', archive))).toEqual([
    'fiches.zip/tarte.docx not-downloaded',
    'fiches.zip/riz.csv text-table: ',
  ])
})
