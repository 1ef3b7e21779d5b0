import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { describe, expect, test } from 'vitest'

const sheetsOf = (drawing: string) => findSheets([{ tabs: [tab('Blanquette', drawing)] }]).sheets
const onlySheet = (drawing: string) => {
  const [sheet] = sheetsOf(drawing)
  return { steps: sheet?.steps.map(({ value }) => value), parts: sheet?.lines.map(({ section }) => section) }
}

const METHOD = ['Parer et détailler l’épaule', 'Blanchir la viande', 'Réaliser un roux blond']

/** Three lines of a blanquette with cells behind them. */
const blanquette = (heads: string, [first, second, third]: readonly string[]) => `
Denrées | Unité | Quantité | ${heads}
Épaule de veau | kg | 1.5 | ${first ?? ''}
Carottes | kg | 0.2 | ${second ?? ''}
Beurre | kg | 0.06 | ${third ?? ''}`

describe('phases beside the steps', () => {
  test.each(['Phase | Progression', 'Étape | Progression', 'Phases techniques | Progression'])(
    'are the parts of the lines where each has one, and begin the first of their steps: %s',
    (heads) => {
      const rows = ['Marquer', 'Marquer', 'Sauce'].map((part, at) => `${part} | ${METHOD[at] ?? ''}`)
      expect(onlySheet(blanquette(heads, rows))).toEqual({
        steps: [`Marquer : ${METHOD[0] ?? ''}`, METHOD[1], `Sauce : ${METHOD[2] ?? ''}`],
        parts: ['Marquer', 'Marquer', 'Sauce'],
      })
    },
  )
  test.each(['Phases | Progression', 'Partie | Mode opératoire', 'Phase | Technique'])(
    'are those of the steps alone where lines have none: %s',
    (heads) => {
      const rows = ['1. Marquer', '', '2. Sauce'].map((part, at) => `${part} | ${METHOD[at] ?? ''}`)
      expect(onlySheet(blanquette(heads, rows))).toEqual({
        steps: [`Marquer : ${METHOD[0] ?? ''}`, METHOD[1], `Sauce : ${METHOD[2] ?? ''}`],
        parts: [null, null, null],
      })
    },
  )
  test('may be numbers', () => {
    const rows = ['1', '1', '2'].map((part, at) => `${part} | ${METHOD[at] ?? ''}`)
    expect(onlySheet(blanquette('Phase | Technique de réalisation', rows))).toEqual({
      steps: [`Phase 1 : ${METHOD[0] ?? ''}`, METHOD[1], `Phase 2 : ${METHOD[2] ?? ''}`],
      parts: ['Phase 1', 'Phase 1', 'Phase 2'],
    })
  })
  test('may be behind them, and one without steps is a step', () => {
    const rows = [`${METHOD[0] ?? ''} | Marquer`, ' | ', ` | Finition`]
    expect(onlySheet(blanquette('Progression | Phase', rows)).steps).toEqual([
      `Marquer : ${METHOD[0] ?? ''}`,
      'Finition',
    ])
  })
})

test.each(['Phase', 'Partie', 'Étape', 'Parties', 'Stage'])(
  'parts in front of the names go on to the next one, and say nothing of the steps behind: %s',
  (head) => {
    const read = onlySheet(`
${head} | Denrées | Unité | Quantité | Progression
Base | Épaule de veau | kg | 1.5 | ${METHOD[0] ?? ''}
 | Carottes | kg | 0.2 | ${METHOD[1] ?? ''}
Sauce | Beurre | kg | 0.06 | ${METHOD[2] ?? ''}`)
    expect(read).toEqual({ steps: METHOD, parts: ['Base', 'Base', 'Sauce'] })
  },
)

test('two columns of the method are both steps, in their order', () => {
  const rows = ['Tailler en cubes | Parer l’épaule', ' | Blanchir la viande', 'Cuire à blanc | ']
  expect(onlySheet(blanquette('Technique | Progression', rows)).steps).toEqual([
    'Tailler en cubes',
    'Parer l’épaule',
    'Blanchir la viande',
    'Cuire à blanc',
  ])
})

test('a name beside an empty cell of steps is no step', () => {
  const { steps } = onlySheet(`
Progression | Denrées | Unité | Quantité
Parer et détailler | Épaule de veau | kg | 1.5
 | Carottes | kg | 0.2
Réaliser un roux | Beurre | kg | 0.06`)
  expect(steps).toEqual(['Parer et détailler', 'Réaliser un roux'])
})

test('steps beside the lines of several dishes are those of their dish', () => {
  const read = sheetsOf(`
Plat | Ingrédient | Qté | Unité | Phase | Progression
Pavé grillé | Saumon | 0.15 | kg | Cuisson | Griller le saumon
Pavé grillé | Riz noir | 0.06 | kg | Garniture | Cuire le riz
Tartare | Bœuf | 0.18 | kg | Base | Hacher le bœuf
Tartare | Câpre | 0.01 | kg | Finition | Assaisonner`)
  expect(read.map(({ steps }) => steps.map(({ value }) => value))).toEqual([
    ['Cuisson : Griller le saumon', 'Garniture : Cuire le riz'],
    ['Base : Hacher le bœuf', 'Finition : Assaisonner'],
  ])
  expect(read.map(({ lines }) => lines.map(({ section }) => section))).toEqual([
    ['Cuisson', 'Garniture'],
    ['Base', 'Finition'],
  ])
})
