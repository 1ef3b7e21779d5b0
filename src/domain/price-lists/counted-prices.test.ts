import { describe, expect, test } from 'vitest'
import { rowsOf } from './testing/lists.ts'

describe("a row under 'Prix/kg' that says another unit is a doubt", () => {
  const HEADS = ['Produit;Prix/kg', 'Produit;Prix au kilo HT', 'Produit;PRIX KG', 'Produit;PU HT kg']
  test.each([
    'Persil plat (botte);0,95',
    'Laitue (pièce);0,85',
    'Laitue, la pièce;0,85',
    'Menthe botte;0,95',
    'Melon (pce);1,95',
    'Huîtres n°3 (100 pièces);58,00',
    'Œufs (la douzaine);3,60',
    'Thym frais (la botte), France;1,25',
    'Ananas pièce;2,60',
  ])('in its name: %s', (row) => {
    for (const heads of HEADS) expect(rowsOf(heads, row)[0]).toContain('price-unit-differs')
  })

  test.each([
    'Persil;botte;0,95',
    'Menthe;10 bottes;0,95',
    'Oursins;la douzaine;12,00',
    'Laitue;par 12;0,85',
    'Œufs;plateau de 30;5,60',
    'Huîtres;bourriche 5 dz;11,00',
    'Ananas;pièce;2,60',
  ])('in its pack: %s', (row) => {
    for (const pack of ['Cond.', 'Colisage'])
      expect(rowsOf(`Produit;${pack};Prix kg HT`, row)[0]).toContain('price-unit-differs')
  })

  test.each(['Oursins;la dz;12,00', 'Langouste;pièce;48,00', 'Huîtres n°3;100 pièces;58,00'])(
    'in its size: %s',
    (row) => {
      expect(rowsOf('Espèce;Taille;Prix kg', row, 'Sole;T3;26,00')[0]).toContain('price-unit-differs')
    },
  )
})

describe('it is none', () => {
  test.each([
    'Navet;10 kg;1,60',
    'Tomates grappe;plateau 6 kg;2,10',
    'Magret de canard;par 2;14,90',
    'Filets de bar;par 10;18,90',
    'Poulet;colis de 6;4,90',
    'Comté;pièce;14,20',
    'Fraises;barquette 250 g;9,90',
    'Riz;sac;1,80',
  ])('where what is weighed is packed by the piece: %s', (row) => {
    expect(rowsOf('Produit;Cond.;Prix kg HT', row)[0]).not.toContain('price-unit-differs')
  })

  test.each([
    'Pièce de bœuf;19,00',
    'Gigot pièce 2,5 kg;14,00',
    'Bottereaux;8,00',
    'Crevettes bouquet;24,00',
  ])('in a name of such words: %s', (row) => {
    expect(rowsOf('Produit;Prix/kg', row)[0]).not.toContain('price-unit-differs')
  })
})
