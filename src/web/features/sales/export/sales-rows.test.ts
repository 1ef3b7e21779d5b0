import { expect, test } from 'vitest'
import { writeCsv } from '#domain/tables/write-csv.ts'
import { tableOf } from '#web/lib/export/table-of.ts'
import { spreadMenus } from '../sold-menus/spread-menus.ts'
import { EVENING_MENU, eveningMenu } from '../testing/evening-menu.ts'
import { dish } from '../testing/sold-dish.ts'
import { SALES_COLUMNS, salesRows } from './sales-rows.ts'

test('sales and analysis of a period are exported as they are judged, and what is left out says why', () => {
  const [stew, sole, missing] = [dish('Blanquette', 22, 6), dish('Sole', 33.5, 8), dish('Brandade', 16.5, 10)]
  const left = { ...sole, leftAt: '2026-10-12T18:00:00.000Z' }
  const unknown = dish('Truffade', 20, 0, { uncostedLines: 1 })
  const gammes = [{ id: 'plats', nom: 'Plats', dishes: [stew, left, missing, unknown] }]
  const values = new Map([
    [stew.id, 100],
    [sole.id, 20],
  ])
  const menus = spreadMenus({ gammes, menus: [] }, values)
  const csv = writeCsv(tableOf(SALES_COLUMNS, salesRows({ gammes, all: true, values, menus })))
  const [head, ...rows] = csv.trim().split('\r\n')
  expect(head).toMatch(/Gamme;Plat ou menu;Prix TTC affiché;TVA \(%\);Ventes saisies;/)
  expect(rows).toEqual([
    'Plats;Blanquette;22;10;100;;100;83,3;6;14;1400;;;Vache à lait;;;',
    'Plats;Sole;33,5;10;20;;20;16,7;8;22,4545;449,0909;;;Énigme;;12/10/2026;',
    'Plats;Brandade;16,5;10;;;;;10;;;;;;;;Hors de l’analyse\u00a0: ventes non saisies',
    'Plats;Truffade;20;10;;;;;0;;;;;;;;Hors de l’analyse\u00a0: coût incomplet',
  ])
})

test('menus follow the dishes that they are spread over, which are marked as an estimate', () => {
  const [sole, steak] = [dish('Sole', 33, 8), dish('Onglet', 22, 6)]
  const gammes = [{ id: 'plats', nom: 'Plats', dishes: [sole, steak] }]
  const values = new Map([
    [sole.id, 10],
    [steak.id, 10],
    [EVENING_MENU, 30],
  ])
  const menus = spreadMenus({ gammes, menus: eveningMenu([sole, steak]) }, values)
  const rows = tableOf(SALES_COLUMNS, salesRows({ gammes, all: true, values, menus })).slice(1)
  expect(rows.map((row) => [row[1], row[4], row[5], row[6], row[14], row[16]])).toEqual([
    ['Sole', 10, 15, 25, 'oui', null],
    ['Onglet', 10, 15, 25, 'oui', null],
    ['Menu du soir', 30, null, null, 'oui', 'Réparti sur ses plats'],
  ])
  // 30 menus at 15 € without VAT and 7 € of cost: their margin is not in the column of the dishes, whose portions have it already.
  expect(rows.map((row) => [row[10] !== null, row[11], row[12]])).toEqual([
    [true, null, null],
    [true, null, null],
    [false, 8, 240],
  ])
  const ofGamme = salesRows({ gammes, all: false, values, menus })
  expect(ofGamme.map(({ kind }) => kind)).toEqual(['dish', 'dish', 'menu'])
})
