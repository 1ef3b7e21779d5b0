import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'
import type { Translate } from '#web/lib/i18n/translate.ts'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { labelTexts } from './label-texts.ts'

const t: Translate = createTranslator({ locale: 'fr', messages: ALL_TEXTS.fr })
const BATCH: Parameters<typeof labelTexts>[0] = {
  kind: 'made',
  name: 'Crème anglaise',
  madeAt: '2026-09-29T12:30:00.000Z',
  useBy: '2026-10-01T12:30:00.000Z',
  quantity: 1.5,
  unit: 'L',
  lot: '260929-FB-1',
  allergens: ['Lait', 'Œufs'],
  traces: [],
  undeclaredLines: 0,
  storage: '3 °C',
}
const textsOf = (batch: Partial<typeof BATCH>) =>
  labelTexts({ ...BATCH, ...batch }, { t, language: 'fr', address: 'https://gramme.exemple.fr/batches/1' })

test('a label has the use-by with its weekday, when and how much was made, lot and initials', () => {
  expect(textsOf({})).toMatchObject({
    name: 'Crème anglaise',
    useBy: 'JEU. 1 OCT. 14:30',
    allergens: 'Allergènes\u00a0: Lait, Œufs',
    facts: ['Fait mar. 29 sept. 14:30', '1,5\u00a0L · 260929-FB-1 · FB'],
    storage: '3 °C',
  })
  expect(textsOf({ useBy: '2026-10-01T21:59:00.000Z' }).useBy).toBe('JEU. 1 OCT.')
  expect(textsOf({ kind: 'vacuum', quantity: null, unit: null }).facts).toEqual([
    'Sous vide mar. 29 sept. 14:30',
    '260929-FB-1 · FB',
  ])
})

test.each([
  [{ allergens: [], undeclaredLines: 1 }, 'Allergènes à vérifier'],
  [{ undeclaredLines: 2 }, 'Allergènes\u00a0: Lait, Œufs. Autres allergènes à vérifier'],
  [{ allergens: [] }, 'Aucun des 14 allergènes'],
  [
    { allergens: [], undeclaredLines: 1, traces: ['Soja'] },
    'Allergènes à vérifier. Traces possibles\u00a0: Soja',
  ],
] as const)('what is undeclared is to be checked: %o', (batch, allergens) => {
  expect(textsOf(structuredClone(batch) as Partial<typeof BATCH>).allergens).toBe(allergens)
})

test('the hour that comes twice in October says which of the two it is', () => {
  const [first, second] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']
  const label = textsOf({ madeAt: first, useBy: second })
  expect([label.facts[0], label.useBy]).toEqual([
    'Fait dim. 25 oct. 02:30 (été)',
    'DIM. 25 OCT. 02:30 (HIVER)',
  ])
})
