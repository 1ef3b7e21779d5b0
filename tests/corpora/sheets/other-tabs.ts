import type { Cell } from '#domain/tables/cell.ts'
import type { Sample } from './sample.ts'
import { TabWriter } from './tab-writer.ts'

function tabOf(name: string, rows: readonly (readonly Cell[])[]) {
  const tab = new TabWriter(name, false)
  rows.forEach((row, at) => tab.row(at, 0, row))
  return tab.tab()
}

/** J: recipes without any layout, which are refused by name. */
export function freeLayouts(): Sample {
  const tabs = [
    tabOf('Idées printemps', [
      ['asperges vertes 2 bottes, œufs pochés'],
      [null, 'à voir avec Marc', 'sauce mousseline : 250 g beurre, 4 jaunes'],
      ['agneau de lait', null, '1,2 kg épaule'],
      [null, null, null, 'petits pois 600 g'],
      ['dessert : fraises 500 g + rhubarbe 300 g'],
    ]),
    tabOf('Brouillon', [
      ['Fiche technique', null, 'Tourte'],
      [null, '1 kg farine', null, '?'],
      ['ingrédients', 'voir cahier', null, '12 pers'],
      [null, null, '300 g lard', 'coef 4'],
    ]),
  ]
  return {
    name: 'free',
    layout: 'J free',
    files: [{ tabs }],
    sheets: [],
    refused: ['Idées printemps', 'Brouillon'],
  }
}

/** Tabs of a kitchen's workbooks that hold no sheet. */
export function otherTabs(): Sample {
  const tabs = [
    tabOf('Mercuriale', [
      ['Produit', 'Unité', 'Prix HT', 'Fournisseur'],
      ['Beurre doux', 'kg', 8.9, 'Laiterie du Val'],
      ['Farine T55', 'kg', 0.95, 'Moulin'],
      ['Œufs', 'pièce', 0.22, 'Ferme'],
    ]),
    tabOf('Relevé T°', [
      ['Date', 'Chambre froide', 'Congélateur', 'Visa'],
      [new Date('2026-03-01'), 3.2, -18.5, 'ML'],
      [new Date('2026-03-02'), 2.9, -19, 'ML'],
      [new Date('2026-03-03'), 3.4, -18.1, 'JP'],
    ]),
    tabOf('Planning', [
      ['Nom', 'Lundi', 'Mardi', 'Mercredi', 'Total'],
      ['Marc', 8, 7.5, 0, 15.5],
      ['Julie', 0, 8, 8, 16],
      ['Ahmed', 8, 8, 8, 24],
    ]),
    tabOf('CA', [
      ['Mois', 'Couverts', 'CA HT', 'Ticket moyen'],
      ['Janvier', 1200, 28_400, 23.67],
      ['Février', 1340, 32_100, 23.96],
    ]),
    tabOf('Inventaire', [
      ['Article', 'Stock', 'Unité', 'PU', 'Valeur'],
      ['Beurre doux', 12, 'kg', 8.9, 106.8],
      ['Farine T55', 50, 'kg', 0.95, 47.5],
      ['Vin blanc', 18, 'L', 3.2, 57.6],
      ['TOTAL', null, null, null, 211.9],
    ]),
    tabOf('Carte', [
      ['Plat', 'Catégorie', 'Prix de vente TTC'],
      ['Blanquette de veau', 'Plat', 18.5],
      ['Crème brûlée', 'Dessert', 8],
    ]),
    tabOf('Notes', [['Penser à appeler le boucher.'], ['Réunion mardi 15 h.']]),
    tabOf('Paramètres', [
      ['TVA', 0.1],
      ['Coefficient', 4],
      ['Taux horaire', 18.5],
    ]),
  ]
  return { name: 'others', layout: 'no sheets', files: [{ tabs }], sheets: [], refused: [] }
}
