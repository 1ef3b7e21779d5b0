import { createTranslator } from 'use-intl'
import { describe, expect, it } from 'vitest'
import type { Translate } from '#web/lib/i18n/translate.ts'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { listOf, MIRANDOL, SHEET, type Taken } from '../testing/bought.ts'
import { purchaseDocument } from './purchase-document.ts'

const inFrench: Translate = createTranslator({ locale: 'fr', messages: ALL_TEXTS.fr })
const inEnglish: Translate = createTranslator({ locale: 'en', messages: ALL_TEXTS.en })

function documentOf(taken: readonly Taken[], t = inFrench, served = [{ title: SHEET, covers: 80 }]) {
  const source = {
    list: listOf(taken),
    suppliers: [MIRANDOL],
    boughtFor: { served },
    today: new Date(2026, 10, 21),
  }
  return purchaseDocument({ ...source, method: 'majoration' }, t, t === inFrench ? 'fr' : 'en')
}

const plain = (text: string | undefined) => text?.replaceAll(/\s/gu, ' ')
const rowOf = (taken: Taken) => {
  const cells = documentOf([taken]).suppliers[0]?.categories[0]?.rows[0]?.cells
  const { need, order, rest, cost } = cells ?? {}
  return [need?.text, order?.text, order?.aside, rest?.text, cost?.text].map(plain)
}

describe('the purchase list in words', () => {
  it('says how much is made of a preparation, and what each sheet takes of it', () => {
    const list = {
      ...listOf([{}]),
      preparations: [
        {
          id: 'p',
          title: 'Beurre blanc',
          times: 2.1,
          quantity: 4.2,
          unit: 'kg' as const,
          ready: 0,
          served: 1.16,
          takes: [{ title: 'Bar', quantity: 3.04 }],
        },
        {
          id: 'ready',
          title: 'Mayonnaise',
          times: 0,
          quantity: 0,
          unit: 'g' as const,
          ready: 400,
          served: 0,
          takes: [{ title: 'Bar', quantity: 400 }],
        },
      ],
    }
    const source = { list, suppliers: [], boughtFor: { day: '2026-12-02' }, today: new Date(2026, 10, 21) }
    const rowsIn = (t: Translate, language: 'fr' | 'en') =>
      purchaseDocument({ ...source, method: 'majoration' }, t, language).preparations?.rows.map(({ cells }) =>
        [cells.preparation, cells.made, cells.takes].map(({ text }) => plain(text)),
      )
    expect(rowsIn(inFrench, 'fr')).toEqual([
      ['Beurre blanc', '4,2 kg', '3,04 kg Bar · 1,16 kg servie telle quelle'],
    ])
    expect(rowsIn(inEnglish, 'en')).toEqual([
      ['Beurre blanc', '4.2 kg', '3.04 kg Bar · 1.16 kg served by itself'],
    ])
    expect(documentOf([{}]).preparations).toBeNull()
  })

  it('names what is bought, for how many, and the method of loss', () => {
    const { heading, title, subtitle, footer, suppliers, total } = documentOf([{}])
    expect([heading, title]).toEqual(['LISTE D’ACHATS', SHEET])
    expect(plain(subtitle)).toBe('Bœuf bourguignon (80 portions) · Éditée le 21 novembre 2026')
    expect(plain(footer)).toBe(
      'Quantités brutes, pertes comprises · Méthode de perte : Majoration · Fiche générée avec Gramme',
    )
    expect(suppliers).toMatchObject([
      {
        name: 'Comptoir Mirandol',
        contact: '01 02 03 04 05 · pro@mirandol.example',
        categories: [
          {
            heading: 'Épicerie',
            rows: [{ cells: { product: { text: 'Farine T55', aside: 'Moulin · réf. 00451' } } }],
          },
        ],
      },
    ])
    expect(plain(`${total.label} ${total.value}`)).toBe('Total des achats HT : 9,20 €')
    const menu = [SHEET, 'Mousse'].map((name) => ({ title: name, covers: 1 }))
    expect(documentOf([{}], inFrench, menu).title).toBe('2 recettes')
  })

  it('is of a day, and names no sheets', () => {
    const source = { suppliers: [MIRANDOL], boughtFor: { day: '2026-12-02' }, today: new Date(2026, 11, 1) }
    const dayOf = (t: Translate, language: 'fr' | 'en') => {
      const { title, subtitle } = purchaseDocument(
        { ...source, list: listOf([{}]), method: 'majoration' },
        t,
        language,
      )
      return [title, subtitle]
    }
    expect(dayOf(inFrench, 'fr')).toEqual(['Commande du mercredi 2 décembre', 'Éditée le 1er décembre 2026'])
    expect(dayOf(inEnglish, 'en')[0]).toBe('Order for Wednesday 2 December')
  })

  it.each<[string, Taken, (string | undefined)[]]>([
    ['whole packs and what is left', {}, ['7,6 kg', '1 × 10 kg', 'Sac 10 kg', '2,4 kg', '9,20 €']],
    [
      'a pack of about its content',
      { pack: { quantity: 4, text: 'Sous vide, 4 kg env.', approximate: true } },
      ['7,6 kg', '2 × 4 kg environ', 'Sous vide, 4 kg env.', '400 g', '7,36 €'],
    ],
    [
      'a rest that makes up the pack with the need, as both are written',
      { line: { quantity: 513.333333, unit: 'g' } },
      ['5,14 kg', '1 × 10 kg', 'Sac 10 kg', '4,86 kg', '9,20 €'],
    ],
    ['the plain quantity without a pack', { pack: null }, ['7,6 kg', '7,6 kg', '', '', '6,99 €']],
    [
      'whole bottles, and what is left in the last',
      {
        unit: 'bouteille',
        pack: null,
        contentQuantity: 75,
        contentUnit: 'cl',
        line: { quantity: 10, unit: 'cl' },
      },
      ['1 ⅓ bouteille', '2 bouteilles', '', '50 cl', '1,84 €'],
    ],
    [
      'whole bunches',
      { unit: 'botte', pack: null, line: { quantity: 0.25, unit: 'botte' } },
      ['2 ½ bottes', '3 bottes', '', '½ botte', '2,76 €'],
    ],
    [
      'a need that is no fraction, which makes up whole bunches with the rest',
      { unit: 'botte', pack: null, line: { quantity: 0.2233333, unit: 'botte' } },
      ['2,23 bottes', '3 bottes', '', '0,77 botte', '2,76 €'],
    ],
    [
      'plateaux of pieces',
      {
        unit: 'pièce',
        pack: { quantity: 30, text: null, approximate: false },
        line: { quantity: 4.5, unit: 'pièce' },
      },
      ['45 pièces', '2 × 30 pièces', '', '15 pièces', '55,20 €'],
    ],
    ['QS', { line: { costing: 'qs', quantity: null } }, ['QS', '–', '', '', '–']],
    ['no amount without a price', { priceHt: null }, ['7,6 kg', '1 × 10 kg', 'Sac 10 kg', '2,4 kg', '–']],
  ])('has %s', (_, taken, expected) => {
    expect(rowOf(taken)).toEqual(expected)
  })

  it('says both prices of a row whose catalogue and product differ, and takes the one of the order', () => {
    const sack = { quantity: 10, isDivisible: false, priceHt: 10, approximate: false }
    const rowAt = (unitPriceHt: number) =>
      documentOf([{ orderedAs: { ...sack, unitPriceHt } }]).suppliers[0]?.categories[0]?.rows[0]?.cells
    const { product, cost } = rowAt(1) ?? {}
    expect([product?.warning, cost?.text].map((text) => plain(text ?? ''))).toEqual([
      'Prix du catalogue : 1,00 € / kg, du produit : 0,92 € / kg',
      '10,00 €',
    ])
    expect(rowAt(0.92)?.product.warning).toBe('')
  })

  it('counts the products without a price, and groups those without a supplier last', () => {
    const { suppliers, total } = documentOf([{ supplierId: null }, { priceHt: null }])
    expect(suppliers.map(({ name, total: sum }) => [name, sum.unpriced])).toEqual([
      ['Comptoir Mirandol', '1 produit sans prix n’est pas compté.'],
      ['Sans fournisseur', null],
    ])
    expect(suppliers[0]?.categories[0]?.rows[0]?.cells.product.warning).toBe('Prix manquant')
    expect(total.unpriced).toBe('1 produit sans prix n’est pas compté.')
  })

  it('sets apart what cannot be added up, with its reason and its sheet', () => {
    const lost = { userProductId: null, note: 'Os à moelle' }
    const { apart, suppliers } = documentOf([{ line: { quantity: 2, unit: 'pièce' } }, { line: lost }])
    expect(suppliers).toEqual([])
    const texts = apart?.rows.map(({ cells: { product, quantity, reason, sheets } }) => [
      product.text,
      plain(quantity.text),
      reason.warning,
      sheets.text,
    ])
    expect(texts).toEqual([
      ['Farine T55', '20 pièces', 'Contenu manquant', SHEET],
      ['Os à moelle', '7,6 kg', 'Produit manquant', SHEET],
    ])
    expect(documentOf([{}]).apart).toBeNull()
  })

  it('says all of it in English', () => {
    const { heading, total, headings } = documentOf([{}], inEnglish)
    expect([heading, headings.order, total.value]).toEqual(['PURCHASE LIST', 'To buy', '€9.20'])
  })
})
