import { expect, test } from 'vitest'
import { listOf } from './testing/lists.ts'

test.each([
  ['Article;Poids;Prix;Valeur', 'Comté;2,5;10,00;25,00', 'Brie;3,2;8,00;25,60'],
  ['Article;Poids (kg);Prix;Montant', 'Comté;2,5;10,00;25,00', 'Brie;3,2;8,00;25,60'],
  ['Article;Kg;Prix HT;Total HT', 'Comté;2,5;10,00;25,00', 'Brie;3,2;8,00;25,60'],
  ['Article;Stock kg;Prix;Valeur', 'Comté;2,5 kg;10,00;25,00', 'Brie;3,2 kg;8,00;25,60'],
  ['Article;Montant HT;Tarif;Poids net', 'Comté;25,00;10,00;2,5', 'Brie;25,60;8,00;3,2'],
])('a weight times the price is the amount: the price is of a kilogram: %s', (...lines) => {
  const { rows } = listOf(...lines)
  expect(rows.map(({ priceHt, unit, packText, doubts }) => [priceHt, unit, packText, doubts])).toEqual([
    [10, 'kg', null, []],
    [8, 'kg', null, []],
  ])
})

test.each([
  ['Article;Cond;PU;Total', '6 x 1 L', '12 pièces'],
  ['Article;Cond;Prix A;Prix B', '6 x 1 L', '12 unités'],
  ['Article;Colisage;Prix;Prix colis', '6x1L', '12 pcs'],
  ['Article;Cond;P.U.;Prix', '6 x 1 L', 'carton de 12'],
  ['Article;PCB;Prix unitaire;Prix', '6', '12'],
])('a second price that is the pack times the first proves both: %s', (heads, litres, dozen) => {
  const rows = [
    `Lait;${litres};0,95;5,70`,
    `Crème;${litres};3,80;22,80`,
    `Jus;${litres};1,20;7,20`,
    `Croissant;${dozen};0,45;5,40`,
    `Brioche;${dozen};1,10;13,20`,
  ]
  expect(listOf(heads, ...rows).rows.map(({ priceHt, doubts }) => [priceHt, doubts])).toEqual(
    [0.95, 3.8, 1.2, 0.45, 1.1].map((price) => [price, []]),
  )
})

const PACKS = [
  ['Thon naturel', 'boîte 650 g', '8,45', '5,49', 8.45],
  ['Olives', 'seau 5 kg', '6,10', '30,50', 6.1],
  ['Riz', 'sac 10 kg', '1,80', '18,00', 1.8],
  ['Sel', 'sachet 1 kg', '0,60', '0,60', 0.6],
] as const

test.each([
  ['Prix unitaire', 'Prix payé'],
  ['Prix', 'Prix colis'],
  ['Prix HT', 'Tarif HT'],
  ['Prix net', 'Prix facturé'],
  ['Prix/kg', 'Prix'],
  ['P.U.', 'P.T.'],
  ['Tarif', 'Réglé'],
  ['Cours', 'Sortie caisse'],
  ['Prix', 'La boîte'],
  ['PU', 'Valeur'],
])('of %s and %s the rows prove which is of the pack, and which is not divided again', (measured, whole) => {
  for (const heads of [
    `Article;Conditionnement;${measured};${whole}`,
    `Article;Conditionnement;${whole};${measured}`,
  ]) {
    const first = heads.endsWith(whole)
    const rows = PACKS.map(([name, pack, one, all]) =>
      [name, pack, ...(first ? [one, all] : [all, one])].join(';'),
    )
    const { rows: read } = listOf(heads, ...rows)
    expect(read.map(({ priceHt, unit }) => [Math.round(priceHt * 100) / 100, unit])).toEqual(
      PACKS.map(([, , , , price]) => [price, 'kg']),
    )
  }
})
