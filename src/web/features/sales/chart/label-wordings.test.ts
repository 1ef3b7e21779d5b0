import { expect, test } from 'vitest'
import { wordingsOf } from './label-wordings.ts'

const wordings = (...names: string[]) =>
  [
    ...wordingsOf(
      names.map((nomAffiche, at) => ({ id: String(at), nomAffiche })),
      26,
    ).values(),
  ].map(({ whole, short }) => ({
    whole: whole.map(({ lines }) => lines),
    short: short.map(({ lines }) => lines),
  }))

test('a long name is written whole in two lines of about the same length before it is cut', () => {
  expect(wordings('Souris d’agneau de sept heures')).toEqual([
    { whole: [['Souris d’agneau', 'de sept heures']], short: [['Souris d’agneau de sept…']] },
  ])
})

test('a short name may take one line or two', () => {
  expect(wordings('Magret au miel')).toEqual([
    { whole: [['Magret au miel'], ['Magret', 'au miel']], short: [] },
  ])
})

test('a name that two lines do not hold ends at its comma', () => {
  expect(wordings('Tarte fine aux pommes, glace à la vanille de Tahiti et caramel')).toEqual([
    { whole: [], short: [['Tarte fine aux pommes']] },
  ])
})

test('two dishes never have the same short name', () => {
  const names = ['fumée au foin de Crau', 'fumée au thym de Provence'].map(
    (end) => `Saucisse, lentilles vertes du Puy et moutarde, ${end}`,
  )
  expect(wordings(...names)).toEqual(names.map((name) => ({ whole: [[name]], short: [] })))
})
