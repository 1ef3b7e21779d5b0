import { canvasMeasure } from '../pages/canvas-measure.ts'
import { lettersOf, loadFaces } from '../pages/load-faces.ts'
import type { CarteDocument } from '../carte-document.ts'
import type { Page } from '../composition/page.ts'
import { composeTable } from './compose-table.ts'
import type { TableWords } from './table-words.ts'
import { ALLERGENS } from '#domain/allergens/allergen.ts'

export async function composeTableWithFaces(carte: CarteDocument, words: TableWords): Promise<Page[]> {
  const names = ALLERGENS.map((allergen) => words.allergen(allergen))
  await loadFaces(['instrument', 'instrumentStrong'], lettersOf([carte, words, names]))
  return composeTable(carte, words, canvasMeasure())
}
