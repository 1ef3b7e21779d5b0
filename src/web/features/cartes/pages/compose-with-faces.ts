import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { FACES } from '#domain/typesetting/faces.ts'
import type { FaceName } from '#domain/typesetting/faces.ts'
import { printedWords } from '#domain/cartes/words/words.ts'
import type { CarteDocument } from '../carte-document.ts'
import type { Given } from '../composition/set-carte.ts'
import { composeCarte } from '../composition/compose-carte.ts'
import type { Page } from '#web/lib/pages/page.ts'
import { pageTheme } from '#domain/cartes/themes/themes.ts'
import { canvasMeasure } from '#web/ui/paper-pages/canvas-measure.ts'
import { lettersOf, loadFaces } from '#web/ui/paper-pages/load-faces.ts'

/** A carte's pages, once its faces are there: by one that is still on its way another carte would be composed. */
export async function composeWithFaces(given: Omit<Given, 'measure'>): Promise<Page[]> {
  const { styles, second } = pageTheme(given.look)
  const used = new Set<FaceName>(Object.values(styles).map(({ face }) => face))
  if (given.carte.languages === 'fr+en') used.add(second.style.face)
  const faces = (Object.keys(FACES) as FaceName[]).filter((face) => used.has(face))
  await loadFaces(faces, lettersOf([given, wordsIn(given.carte)]))
  return composeCarte({ ...given, measure: canvasMeasure() })
}

/** What the house adds to the texts of a carte. */
function wordsIn({ languages }: CarteDocument): string[] {
  const { or, traces, undeclared, allergen, continued } = printedWords(languages)
  return [or, traces, undeclared, continued(''), ...ALLERGENS.map(allergen)]
}
