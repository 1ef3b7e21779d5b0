import { ALLERGENS } from '#domain/allergens/allergen.ts'
import type { CarteDocument } from '../carte-document.ts'
import type { Page } from '../composition/page.ts'
import { canvasMeasure } from '../pages/canvas-measure.ts'
import { lettersOf, loadFaces } from '../pages/load-faces.ts'
import { pagesQuery } from '../pages/pages-query.ts'
import { composeTable } from './compose-table.ts'
import type { TableWords } from './table-words.ts'

export function tablePagesQuery(carte: CarteDocument, words: TableWords) {
  return pagesQuery(['allergens', carte, words.title, words.subtitle], () => compose(carte, words))
}

async function compose(carte: CarteDocument, words: TableWords): Promise<Page[]> {
  const names = ALLERGENS.map((allergen) => words.allergen(allergen))
  await loadFaces(['instrument', 'instrumentStrong'], lettersOf([carte, words, names]))
  return composeTable(carte, words, canvasMeasure())
}
