import { expect, test } from 'vitest'
import { sheetFileName } from './sheet-file-name.ts'

test.each([
  ['Œuf parfait, crème de cèpes', 'fiche-oeuf-parfait-creme-de-cepes.pdf'],
  ['Blanquette de veau à l’ancienne', 'fiche-blanquette-de-veau-a-l-ancienne.pdf'],
  ['Île flottante / « ÉTÉ » 100 %', 'fiche-ile-flottante-ete-100.pdf'],
  ['Lotte ½ sel', 'fiche-lotte-1-2-sel.pdf'],
  ['1½ pain', 'fiche-1-1-2-pain.pdf'],
  ['../../etc/passwd', 'fiche-etc-passwd.pdf'],
  ['寿司', 'fiche-technique.pdf'],
])('the sheet « %s » is saved as %s', (title, name) => {
  expect(sheetFileName(title)).toBe(name)
})
