import { expect, test } from 'vitest'
import { readRecipeLine } from './recipe-line.ts'

test.each([
  ['1 bouchon de rhum', 1, 'bouchon', 'rhum'],
  ['2 bouchons d’eau de fleur d’oranger', 2, 'bouchon', 'eau de fleur d’oranger'],
  ['1 bouchonnée de vinaigre', 1, 'bouchon', 'vinaigre'],
  ['une chopine de lait', 1, 'chopine', 'lait'],
  ['2 mesures de farine', 2, 'mesure', 'farine'],
  ['une demi-mesure de sucre', 0.5, 'mesure', 'sucre'],
  ['1 capful of vanilla', 1, 'bouchon', 'vanilla'],
  ['2 measures of gin', 2, 'mesure', 'gin'],
  ['1 teacup of sugar', 1, 'tasse', 'sugar'],
] as const)('« %s » is a measure of the kitchen, and no pieces', (text, count, word, name) => {
  const doubt = { reason: 'counted' }
  expect(readRecipeLine(text)).toMatchObject({ counted: { count, word }, name, size: null, doubt })
})

test.each([
  ['1 verre à liqueur de rhum', 'verre', 'verre à liqueur', 'rhum'],
  ['2 verres à madère de vin blanc', 'verre', 'verres à madère', 'vin blanc'],
  ['1 coupe de champagne', 'mesure', 'coupe', 'champagne'],
  ['2 godets d’huile', 'mesure', 'godets', 'huile'],
  ['1 ramequin de gruyère râpé', 'mesure', 'ramequin', 'gruyère râpé'],
  ['1 gobelet de sucre', 'mesure', 'gobelet', 'sucre'],
  ['un demi-setier de vin', 'mesure', 'setier', 'vin'],
  ['un quarteron de beurre', 'mesure', 'quarteron', 'beurre'],
  ['1 cuillère en bois de farine', 'cuillère', 'cuillère en bois', 'farine'],
  ['1 wineglass of brandy', 'verre', 'wineglass', 'brandy'],
  ['1 mug of flour', 'mesure', 'mug', 'flour'],
] as const)('« %s » never takes what another vessel holds', (text, word, written, name) => {
  const size = { word, written, content: null }
  expect(readRecipeLine(text)).toMatchObject({ counted: { word }, name, size, doubt: { reason: 'size' } })
})

test.each(['4 assiettes', '2 coupes', '1 mesure', '1 bouchon'])('« %s » measures nothing', (text) => {
  expect(readRecipeLine(text).counted).toBeNull()
})

test.each(['1 larme de cognac', 'une giclée de citron', '2 brassées de persil', 'une tombée de crème'])(
  '« %s » cannot be measured',
  (text) => expect(readRecipeLine(text)).toMatchObject({ quantity: null, counted: null, doubt: null }),
)

test.each([
  ['4 onces de beurre', 113.398, 'beurre'],
  ['une once de sucre', 28.35, 'sucre'],
  ['Beurre : 6 onces', 170.097, 'Beurre'],
  ['deux onces et demie de farine', 70.874, 'farine'],
  ['½ once de levure', 14.175, 'levure'],
])('the ounce of « %s » differs between countries', (text, quantity, name) => {
  expect(readRecipeLine(text)).toMatchObject({ quantity, unit: 'g', name, doubt: { reason: 'country' } })
})

test.each([
  ['8 onces (250 g) de chocolat', 250],
  ['8 oz de fromage', 226.796],
  ['demi-livre de beurre', 250],
  ['une demi-livre de beurre', 250],
  ['2 livres 1/2 de farine', 1250],
  ['1 livre ½ de farine', 750],
  ['une livre et demie de farine', 750],
])('« %s » is certain', (text, quantity) => {
  expect(readRecipeLine(text)).toMatchObject({ quantity, unit: 'g', doubt: null })
})

test.each([
  '2 tours de moulin à poivre',
  '3 tours de moulin de poivre',
  'un tour de moulin à poivre',
  'Quelques tours de moulin à poivre',
  '1 bon tour de moulin à poivre',
])('« %s » is pepper', (text) => {
  expect(readRecipeLine(text)).toMatchObject({ quantity: null, name: 'poivre', doubt: null })
})

test.each(['1 gill of cream', '2 jiggers of rum'])(
  'the measure of « %s » differs between countries',
  (text) => expect(readRecipeLine(text)).toMatchObject({ unit: 'ml', doubt: { reason: 'country' } }),
)

test.each([
  ['1 cuillerée d’échalote', 1, 'échalote', '1 cuillerée', 'counted'],
  ['2 cuillerées d’échalotes ciselées', 2, 'échalotes ciselées', '2 cuillerées', 'counted'],
  ['3 cuillerées de sucre', 3, 'sucre', '3 cuillerées', 'counted'],
  ['2 cuillères de miel', 2, 'miel', '2 cuillères', 'counted'],
  ['1 cuillère d’huile', 1, 'huile', '1 cuillère', 'counted'],
  ['1 cuillerée rase de sel', 1, 'sel', '1 cuillerée rase', 'counted'],
  ['2 cuillères rases d’anis', 2, 'anis', '2 cuillères rases', 'counted'],
  ['1 cuillerée bombée de farine', 1, 'farine', '1 cuillerée bombée', 'size'],
  ['1 cuillère bien pleine d’ail', 1, 'ail', '1 cuillère bien pleine', 'size'],
])('a spoon of no kind is counted: %s', (text, count, name, note, reason) => {
  expect(readRecipeLine(text)).toMatchObject({
    quantity: null,
    counted: { count, word: 'cuillère' },
    name,
    note,
    doubt: { reason },
  })
})

test.each([
  ['1 cuillerée à soupe d’huile', 15, 'huile'],
  ['2 cuillerées à café d’anis', 10, 'anis'],
  ['1 cuil. à s. d’eau', 15, 'eau'],
  ['2 cs d’huile', 30, 'huile'],
  ['1 c. à s. d’échalote', 15, 'échalote'],
  ['1 c. à c. d’ail', 5, 'ail'],
  ['1 cuillerée rase à café d’anis', 5, 'anis'],
])('a spoon of a kind is a volume: %s', (text, quantity, name) => {
  expect(readRecipeLine(text)).toMatchObject({ quantity, unit: 'ml', name, doubt: null })
})
