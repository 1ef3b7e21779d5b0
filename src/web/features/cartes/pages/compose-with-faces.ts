import { FACES } from '../composition/faces.ts'
import type { FaceName } from '../composition/faces.ts'
import type { Given } from '../composition/set-carte.ts'
import { composeCarte } from '../composition/compose-carte.ts'
import type { Page } from '../composition/page.ts'
import { themeOf } from '../themes/theme-of.ts'
import { canvasMeasure } from './canvas-measure.ts'
import { lettersOf, loadFaces } from './load-faces.ts'

/** A carte's pages, once its faces are there: by one that is still on its way another carte would be composed. */
export async function composeWithFaces(given: Omit<Given, 'measure'>): Promise<Page[]> {
  const used = new Set(Object.values(themeOf(given.look).styles).map(({ face }) => face))
  const faces = (Object.keys(FACES) as FaceName[]).filter((face) => used.has(face))
  await loadFaces(faces, lettersOf(given))
  return composeCarte({ ...given, measure: canvasMeasure() })
}
