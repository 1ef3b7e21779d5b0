import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'
import { writeCsv } from '#domain/tables/write-csv.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { purchaseTable } from './purchase-file.ts'
import { listOf, MIRANDOL, type Taken } from './testing/bought.ts'

const inFrench: Translate = createTranslator({ locale: 'fr', messages: ALL_TEXTS.fr })

const csvOf = (taken: readonly Taken[]) => writeCsv(purchaseTable(listOf(taken), [MIRANDOL], inFrench))

test('the file has decimal commas, semicolons, a byte order mark, and every figure in its unit', () => {
  const [head, row, end] = csvOf([{}]).split('\r\n')
  expect(head).toBe(
    '\uFEFFFournisseur;Rayon;Code;Produit;Marque;Besoin;Unité;Conditionnement;Contenance;Nombre;À acheter;Reste;Prix HT;Montant HT;Fiches;Remarque',
  )
  expect(row).toBe(
    'Comptoir Mirandol;Épicerie;00451;Farine T55;Moulin;7,6;kg;Sac 10 kg;10;1;10;2,4;0,92;9,2;Bœuf bourguignon;',
  )
  expect(end).toBe('')
})

test('the file runs no formula, and drops no line', () => {
  const rows = csvOf([
    { name: '=HYPERLINK("http://exemple.fr")', line: { costing: 'qs', quantity: null } },
    { priceHt: null },
    { line: { quantity: 2, unit: 'pièce' } },
    { line: { userProductId: null, note: '+sel', costing: 'qs', quantity: null } },
  ]).split('\r\n')
  expect(rows[1]).toContain('"\'=HYPERLINK(')
  expect(rows[1]).toMatch(/;QS$/)
  expect(rows[2]).toMatch(/;Prix manquant$/)
  expect(rows[3]).toMatch(/;20;pièce;.*;Contenu manquant$/)
  expect(rows[4]).toMatch(/^;;;'\+sel;.*;Quantité suffisante$/)
})
