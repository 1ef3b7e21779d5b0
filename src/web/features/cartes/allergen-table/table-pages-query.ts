import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { languagesOf } from '#domain/cartes/languages.ts'
import { printedWords } from '#domain/cartes/words/words.ts'
import { formatDateLong } from '#web/lib/format/format.ts'
import type { CarteDocument } from '../carte-document.ts'
import type { Page } from '#web/lib/pages/page.ts'
import { canvasMeasure } from '#web/ui/paper-pages/canvas-measure.ts'
import { lettersOf, loadFaces } from '#web/ui/paper-pages/load-faces.ts'
import { pagesQuery } from '#web/ui/paper-pages/pages-query.ts'
import { composeTable } from './compose-table.ts'

/** @param day that the table is of */
export function tablePagesQuery(carte: CarteDocument, day: Date) {
  const [language = 'fr'] = languagesOf(carte.languages)
  const date = formatDateLong(day, language)
  return pagesQuery(['allergens', carte, date], () => compose(carte, date))
}

async function compose(carte: CarteDocument, date: string): Promise<Page[]> {
  const { allergen, table, continued } = printedWords(carte.languages)
  const words = [...ALLERGENS.map(allergen), continued(''), date, ...Object.values(table)]
  await loadFaces(['instrument', 'instrumentStrong'], lettersOf([carte, words]))
  return composeTable(carte, date, canvasMeasure())
}
