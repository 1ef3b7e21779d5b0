import { findSheets } from '../sheet-files/find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { isMethodSentence } from './method-sentence.ts'
import { describe, expect, test } from 'vitest'

const onlySheet = (drawing: string) => {
  const { sheets } = findSheets([{ tabs: [tab('Panna cotta', `Panna cotta\n${drawing.trim()}`)] }])
  expect(sheets).toHaveLength(1)
  const [sheet] = sheets
  return {
    lines: sheet?.lines.map(({ name }) => name.value),
    steps: sheet?.steps.map(({ value }) => value),
    notes: sheet?.notes.map(({ value }) => value),
    exact: sheet?.verdict.exact,
  }
}

test.each([
  'Garder au frais à 3 °C',
  'Cuire 20 min à 180 °C',
  'Servir avec un coulis',
  '2. Laissez reposer au froid',
  'Étape 3 : Monter la crème',
  'Puis ajouter le sucre',
  'Cuisson 45 min à 160 °C',
  'Mix the eggs with the sugar',
  '1) Porter le lait à ébullition',
  'Verser sur les jaunes',
  'Démouler à chaud',
  'Égoutter les pâtes',
  'Parsemer de persil',
  'Napper de sauce',
  'Répartir dans les verrines',
  'Recouvrir de film',
  'Badigeonner d’huile',
  'Peser les pâtons',
  'Étirer la pâte',
  'Dans un saladier, mélanger la farine et les œufs.',
  'Dans une poêle faites revenir les oignons',
  'Pendant ce temps, préparez la sauce.',
  'La veille, mettre les viandes à dessaler.',
  'Le jour même : égoutter, faire revenir.',
  'Au moment de servir, parsemer de persil.',
  'Une fois le mélange froid, incorporer la crème.',
  '2) À feu doux, laisser compoter 1 h',
  'Pour finir, ajoutez la crème',
  'Dans un bol, on mélange le tout',
  'Dénoyautez les olives noires',
  'Zestez un citron',
  'Finissez au four',
])('%s is a sentence of the method', (text) => expect(isMethodSentence(text)).toBe(true))

test.each([
  'Beurre doux',
  'Poivre blanc',
  'Vinaigre de cidre',
  'Poulet à rôtir',
  'Pommes à cuire',
  'Beurrer',
  'Riz',
  'Mix de graines',
  'Crème à fouetter 35 %',
  'Porter',
  'Stabiliser pour glace',
  'Fromage à tartiner',
  'Verjus du Périgord',
  'Merguez 1 pièce',
  'Merguez : 6',
  'Merguez d’agneau 12 pièces',
  'Merguez aux herbes',
  'Merguez la barquette de 6',
  'Cornez de Murcie',
  'Pour la pâte à tartiner',
  'Dans le poulet à rôtir',
  'La veille : 100 g de levain',
  'Pour servir, 1 citron',
])('%s names an ingredient', (text) => expect(isMethodSentence(text)).toBe(false))

describe('sentences in the column of the names', () => {
  const TABLE = `
Ingrédients | Quantité | Unité | PU | Total
Crème | 0.5 | L | 4 | 2
Faire bouillir la crème avec le sucre, la vanille et le zeste, puis retirer du feu et laisser infuser dix minutes
Sucre | 0.05 | kg | 1.5 | 0.075
Cuire 20 min à 180 °C | 20
Total | | | | 2.075
Garder au frais à 3 °C`

  test('are steps, in front of lines and behind the total', () => {
    expect(onlySheet(TABLE)).toEqual({
      lines: ['Crème', 'Sucre'],
      steps: [
        'Faire bouillir la crème avec le sucre, la vanille et le zeste, puis retirer du feu et laisser infuser dix minutes',
        'Cuire 20 min à 180 °C',
        'Garder au frais à 3 °C',
      ],
      notes: [],
      exact: true,
    })
  })

  test('are notes beside steps with their own heading', () => {
    const { steps, notes } = onlySheet(
      `${TABLE.replace('\nGarder au frais à 3 °C', '')}\nProgression\n1. Chauffer la crème`,
    )
    expect(steps).toEqual(['Chauffer la crème'])
    expect(notes).toContain('Cuire 20 min à 180 °C')
  })

  test('stay lines with a quantity and a price', () => {
    expect(onlySheet(TABLE.replace('Sucre |', 'Servir avec sucre |')).lines).toEqual([
      'Crème',
      'Servir avec sucre',
    ])
  })

  test('are steps of a list that is written in whole cells', () => {
    const { lines, steps } = onlySheet(
      'Ingrédients\n0,5 L crème\n50 g sucre\nCuire 20 min à 180 °C\n3 feuilles gélatine\nServir avec un coulis',
    )
    expect(lines).toEqual(['crème', 'sucre', 'gélatine'])
    expect(steps).toEqual(['Cuire 20 min à 180 °C', 'Servir avec un coulis'])
  })
})
