import { expect, test } from 'vitest'
import { batchAnswer, originsAnswer, tracedLine } from '#contract/testing/batch-answers.ts'
import { linesOf } from '#web/lib/pages/page.ts'
import { fontMeasure } from '#web/lib/pages/testing/font-files.ts'
import { composeTrace } from './compose-trace.ts'
import { issuedTrace } from './issued-trace.ts'
import { batchTrace, quantityText } from './trace-document.ts'
import { whereaboutsTrace } from './whereabouts-document.ts'

const BATCH = batchAnswer({ madeAt: '2026-10-11T08:30:00.000Z', useBy: '2026-10-13T21:59:00.000Z' })

test('the page for an inspector names the batch, and calls the origins possible', () => {
  const { facts, tables } = batchTrace(BATCH, originsAnswer())
  expect(facts).toMatchObject([
    { label: 'Fiche', value: 'Fond brun, version 4' },
    { label: 'Fabriqué', value: 'dimanche 11 octobre 2026, 10:30' },
    { label: 'Quantité', value: '3\u00a0L' },
    { label: 'Date limite', value: 'mardi 13 octobre 2026' },
    { label: 'État', value: 'En stock' },
    { label: 'Conservation' },
    { label: 'Allergènes', value: 'Céleri' },
  ])
  expect(tables[0]?.lead).toContain('origines possibles, non certaines')
  expect(tables[0]?.groups.map(({ rows }) => rows.map(({ cells }) => cells))).toEqual([
    [
      [
        'Facture F-7 du 1er octobre 2026',
        'Maison Perrin',
        'Os de veau',
        '6\u00a0kg',
        'Lot\u00a0L7 · BL\u00a042 · France',
      ],
    ],
    [],
  ])
})

test('it begins with whose it is and when it was made', () => {
  const trace = batchTrace(BATCH, originsAnswer())
  const issued = (siren: string | null) =>
    issuedTrace(trace, { fullName: 'Le Bistrot', settings: { siren } }, '2026-10-12T06:05:00.000Z').facts
  expect(issued('732829320').slice(0, 3)).toEqual([
    { label: 'Établissement', value: 'Le Bistrot · SIREN 732829320' },
    { label: 'Édité le', value: 'lundi 12 octobre 2026, 08:05' },
    trace.facts[0],
  ])
  expect(issued(null)[0]?.value).toBe('Le Bistrot')
})

test.each([
  [12, 'portion', '12\u00a0portions'],
  [1.5, 'pièce', '1\u202f½\u00a0pièce'],
  [9.333333, 'portion', '9\u202f⅓\u00a0portions'],
  [0.484792, 'L', '48,5\u00a0cl'],
  [2, 'kg', '2\u00a0kg'],
  [null, null, 'non précisée'],
] as const)('%s %s is written as %s', (quantity, unit, text) => {
  expect(quantityText({ quantity, unit })).toBe(text)
})

test('a long trace has the head of its table on each page, and every line once', () => {
  const lines = Array.from({ length: 90 }, () => tracedLine())
  const origins = originsAnswer({ products: [{ id: '1', name: 'Os de veau', lines }] })
  const pages = composeTrace(batchTrace(BATCH, origins), fontMeasure)
  const texts = pages.map(({ parts }) => parts.flatMap(linesOf).map(({ text }) => text))
  expect(pages.length).toBeGreaterThan(1)
  for (const page of texts.slice(1)) expect(page[0]).toBe('Facture ou commande')
  expect(pages.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'tableRow'))).toHaveLength(90)
})

test('where a lot of a supplier may be is possible, and what was changed since is to be checked', () => {
  const line = { ...tracedLine(), products: [] }
  const found = { certainty: 'possible' as const, lines: [line], batches: [BATCH], unsure: [BATCH] }
  const { title, tables } = whereaboutsTrace(found, 'L7')
  expect(title).toBe('Lot L7')
  expect(tables.map((table) => [table.title, table.groups.flatMap(({ rows }) => rows).length])).toEqual([
    ['Livraisons', 1],
    ['Lots qui peuvent le contenir', 1],
    ['À vérifier', 1],
  ])
  expect(tables[1]?.lead).toContain('possible, jamais certain')
  const none = whereaboutsTrace({ ...found, lines: [], batches: [], unsure: [] }, null)
  expect(none.title).toBe('Ligne introuvable')
  expect(composeTrace(none, fontMeasure)).toHaveLength(1)
})
