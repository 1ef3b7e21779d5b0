import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const SHEET = `
Soupe à l'oignon
Portions | 8
Article | Quantité | Unité | Prix | Montant
Oignon | 4 | kg | 0.9 | 3.6
Beurre | 0.2 | kg | 9 | 1.8
Bouillon | 2 | L | 1.5 | 3`
const TOTAL = '\nTOTAL | | | | 8.4'

const read = (sheet: string, list: string) => {
  const [found] = findSheets([{ tabs: [tab('Soupe', sheet.trim()), tab('Carte', list)] }]).sheets
  const reasons = found?.verdict.exact === false ? found.verdict.reasons : []
  return { total: found?.total?.value ?? null, reasons: reasons.map(({ reason }) => reason) }
}

test.each([
  'Plat | Coût | PV HT\nSoupe à l’oignon | 1.05 | 8.18\nVelouté | 0.9 | 7.27',
  'Plats | Coût matière | Prix TTC\nSoupe à l’oignon | 1.05 | 9\nVelouté | 0.9 | 8',
  'Plat | Coût matières\nSoupe à l’oignon | 1.05\nVelouté | 0.9',
  'Plat | Coût\nSoupe à l’oignon | 8.4\nVelouté | 7.2',
  'Plat | Coût total\nSoupe à l’oignon | 8.4\nVelouté | 7.2',
  'Plat | Coût portion\nSoupe à l’oignon | 1.05\nVelouté | 0.9',
])('the cost that a list has of a dish is of all or of one portion: %j', (list) => {
  expect(read(`${SHEET}${TOTAL}`, list)).toEqual({ total: 8.4, reasons: [] })
})

test('without a total of the sheet it proves it too', () => {
  expect(read(SHEET, 'Plat | Coût\nSoupe à l’oignon | 8.4\nVelouté | 7.2')).toEqual({
    total: 8.4,
    reasons: [],
  })
  expect(read(SHEET, 'Plat | Coût\nSoupe à l’oignon | 1.05\nVelouté | 0.9').reasons).toEqual([])
})

test.each(['1.3', '9.4', '0.84'])('one that is neither differs, and is not the total: %s', (cost) => {
  const list = `Plat | Coût\nSoupe à l’oignon | ${cost}\nVelouté | 0.9`
  expect(read(`${SHEET}${TOTAL}`, list)).toEqual({ total: 8.4, reasons: ['figure-differs'] })
})
