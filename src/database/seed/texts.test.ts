import { expect, test } from 'vitest'
import { GAMMES } from './gammes.ts'
import { MENUS } from './menus.ts'
import { SHEETS } from './sheets/sheets.ts'
import { SUPPLIERS } from './suppliers.ts'

/** A figure that a line may part from its unit: 10 mm, 48 h, 120 €, 2 heures. */
const PARTED = /\d (?:°C|[€%]|(?:[kmc]?g|[cm]?[lL]|[cm]?m|h|min|minutes?|heures?|jours?|mois)(?!\p{L}))/u

/** What is read of the example restaurant. The names of products and sheets are not in it: they are typed, and sought. */
const TEXTS = [
  ...SUPPLIERS.map(({ notes }) => notes),
  ...SHEETS.flatMap(({ description, equipment, steps, storage = '', notes = '', lines, charges = [] }) => {
    const beside = [...lines.map(([, , , , note = '']) => note), ...charges.map(({ note = '' }) => note)]
    return [description, ...equipment, ...steps, storage, notes, ...beside]
  }),
  ...GAMMES.flatMap(({ dishes }) => dishes.map(([, description]) => description)),
  ...MENUS.map(({ description }) => description),
].filter((text) => text !== '')

test('no text of the example restaurant parts a figure from its unit', () => {
  expect(TEXTS.filter((text) => /\d/.test(text)).length).toBeGreaterThan(50)
  expect(TEXTS.filter((text) => PARTED.test(text))).toEqual([])
  expect('Terrine de 2 L').toMatch(PARTED)
})
