import { FACES } from '#domain/cartes/faces.ts'
import type { FaceName } from '#domain/cartes/faces.ts'
import type { Given } from '../composition/set-carte.ts'
import { composeCarte } from '../composition/compose-carte.ts'
import type { Page } from '../composition/page.ts'
import { pageTheme } from '#domain/cartes/themes/themes.ts'
import { canvasMeasure } from './canvas-measure.ts'
import { lettersOf, loadFaces } from './load-faces.ts'

/** A carte's pages, once its faces are there: by one that is still on its way another carte would be composed. */
export async function composeWithFaces(given: Omit<Given, 'measure'>): Promise<Page[]> {
  const used = new Set(Object.values(pageTheme(given.look).styles).map(({ face }) => face))
  const faces = (Object.keys(FACES) as FaceName[]).filter((face) => used.has(face))
  await loadFaces(faces, lettersOf(given))
  return composeCarte({ ...given, measure: canvasMeasure() })
}
