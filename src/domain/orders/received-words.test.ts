import { expect, test } from 'vitest'
import { type ReceivedFacts, receivedWords } from './received-words.ts'

const line = (facts: Partial<ReceivedFacts>) =>
  receivedWords({
    packs: 5,
    receipt: 'ok',
    receivedQuantity: null,
    reason: '',
    weighedQuantity: null,
    weighedUnit: null,
    priceHt: 22.5,
    notedPriceHt: null,
    replacedBy: '',
    ...facts,
  }).replaceAll(/[\u00a0\u202f]/gu, ' ')

test.each([
  ['all of it', {}, ''],
  ['less', { receipt: 'short', receivedQuantity: 2, reason: 'abîmés' }, '2 reçus sur 5, abîmés'],
  ['less, not counted', { receipt: 'short' }, 'reçu en partie'],
  ['none of it kept', { receipt: 'refused', reason: 'trop chaud' }, 'refusé, trop chaud'],
  ['one kept', { receipt: 'refused', receivedQuantity: 1 }, 'refusé en partie, 1 gardé sur 5'],
  ['another article', { receipt: 'replaced', replacedBy: 'Farine T65' }, 'remplacé par Farine T65'],
  [
    'so many of another article',
    { receipt: 'replaced', replacedBy: 'Farine T65', receivedQuantity: 3 },
    'remplacé par 3 × Farine T65',
  ],
  ['by what was not written down', { receipt: 'replaced', receivedQuantity: 3 }, 'remplacé (3)'],
  ['weighed', { weighedQuantity: 4.2, weighedUnit: 'kg' }, 'pesé : 4,2 kg'],
  ['another price', { notedPriceHt: 24 }, '24,00 € sur le bon de livraison au lieu de 22,50 €'],
  ['the price of the order', { notedPriceHt: 22.5 }, ''],
] as const)('%s', (_what, facts, words) => {
  expect(line(facts)).toBe(words)
})
