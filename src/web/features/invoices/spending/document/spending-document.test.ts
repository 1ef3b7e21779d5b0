import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'
import type { Spending } from '#contract/spending-shapes.ts'
import { writeCsv } from '#domain/tables/write-csv.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import { linesOf } from '#web/lib/pages/page.ts'
import { fontMeasure } from '#web/lib/pages/testing/font-files.ts'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { composeSpending } from '../pdf/compose-spending.ts'
import { spendingTable } from '../spending-file.ts'
import { spendingDocument } from './spending-document.ts'

const t: Translate = createTranslator({ locale: 'fr', messages: ALL_TEXTS.fr })
const plain = (text: string | undefined) => text?.replaceAll(/\s/gu, ' ')

const BUTTER = {
  id: 'butter',
  name: 'Beurre doux',
  spentHt: 60,
  months: [{ month: '2026-10', spentHt: 60 }],
  prices: [
    { on: '2026-10-02', unit: 'kg', priceHt: 8 },
    { on: '2026-10-20', unit: 'kg', priceHt: 9 },
  ],
} satisfies Spending['products'][number]

const october = (spending: Partial<Spending> = {}) =>
  spendingDocument(
    {
      spending: {
        suppliers: [
          { id: 's1', name: 'Mirandol', spentHt: 75 },
          { id: null, name: 'Les Halles', spentHt: 25 },
        ],
        months: [{ month: '2026-10', spentHt: 100 }],
        products: [BUTTER],
        leftOut: 0,
        ...spending,
      },
      title: 'Octobre 2026',
      lastDay: '2026-10-31',
      today: new Date(2026, 10, 21),
    },
    t,
    'fr',
  )

test('shares are of all that was spent, and what is no product adds up to it', () => {
  const { total, suppliers, months, products, leftOut } = october()
  expect(plain(total.value)).toBe('100,00 €')
  expect(suppliers.rows.map(({ name, share, length }) => [name, plain(share), length])).toEqual([
    ['Mirandol', '75,0 %', 1],
    ['Les Halles', '25,0 %', 1 / 3],
  ])
  expect(months.rows.map(({ name, spent }) => [name, plain(spent)])).toEqual([['Octobre 2026', '100,00 €']])
  expect(plain(products.lead)).toBe('Ce produit fait 60,0 % du total.')
  expect([products.rest?.share, products.rest?.spent].map(plain)).toEqual(['40,0 %', '40,00 €'])
  expect(leftOut).toBeNull()
})

test('a product has its last price, by how much it rose, and its curve', () => {
  const [butter] = october().products.rows
  expect([butter?.price, butter?.change].map(plain)).toEqual(['9,00 € / kg', '+12,5 %'])
  expect(butter?.curve?.steps).toHaveLength(2)
  expect(plain(butter?.curveLabel)).toBe(
    'Prix facturés de 8,00 € / kg à 9,00 € / kg, au plus bas 8,00 €, au plus haut 9,00 €',
  )
})

test('prices of two units are not compared', () => {
  const prices = [
    { on: '2026-10-02', unit: 'pièce' as const, priceHt: 2 },
    { on: '2026-10-20', unit: 'kg' as const, priceHt: 9 },
  ]
  const [butter] = october({ products: [{ ...BUTTER, prices }] }).products.rows
  expect([butter?.change, butter?.curve]).toEqual(['', undefined])
})

test('a price that stayed has a curve and no difference', () => {
  const prices = BUTTER.prices.map((price) => ({ ...price, priceHt: 8 }))
  const [butter] = october({ products: [{ ...BUTTER, prices }] }).products.rows
  expect([butter?.change, butter?.curve?.steps.length]).toEqual(['', 2])
})

test('a product whose lines are all in doubt has no price', () => {
  const [butter] = october({ products: [{ ...BUTTER, prices: [] }] }).products.rows
  expect([butter?.price, butter?.change]).toEqual(['sans prix sûr', ''])
})

test('where credit notes give back more than was spent there is no share', () => {
  const { suppliers } = october({ suppliers: [{ id: 's1', name: 'Mirandol', spentHt: -5 }], products: [] })
  expect(suppliers.rows.map(({ share, length, spent }) => [share, length, plain(spent)])).toEqual([
    ['–', 0, '−5,00 €'],
  ])
})

test('the file has suppliers, months, products, and products by month', () => {
  const suppliers = [{ id: 's1', name: 'Mirandol', spentHt: 100 }]
  const months = [{ month: '2026-10', spentHt: 100 }]
  const csv = writeCsv(spendingTable({ suppliers, months, products: [BUTTER], leftOut: 0 }))
  expect(csv.trim().split('\r\n').slice(1)).toEqual([
    'Fournisseur;Mirandol;;100;100;;;;',
    'Mois;;2026-10;100;100;;;;',
    'Produit;Beurre doux;;60;60;8;kg;9;kg',
    'Produit par mois;Beurre doux;2026-10;60;;;;;',
  ])
})

test('the PDF has what is not counted, every row, and the head of a table on each of its pages', () => {
  const products = Array.from({ length: 60 }, (_, index) => ({
    ...BUTTER,
    id: String(index),
    name: `Produit ${String(index + 1)}`,
  }))
  const pages = composeSpending(october({ products, leftOut: 2 }), fontMeasure)
  const textOf = (page: (typeof pages)[number]) =>
    plain(
      page.parts
        .flatMap(linesOf)
        .map(({ text }) => text)
        .join(' '),
    )
  const [first] = pages
  expect(first && textOf(first)).toContain('2 factures écartées ne sont pas comptées.')
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages.slice(1)) expect(textOf(page)).toMatch(/^Produit Prix facturés/)
  const rows = pages.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'tableRow'))
  expect(rows).toHaveLength(2 + 1 + 60 + 1)
})
