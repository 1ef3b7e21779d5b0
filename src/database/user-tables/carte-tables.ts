import { MAX_CHOICES, MAX_DISHES } from '#domain/menus/limits.ts'
import { carteLogos } from '../schema/carte-logos.ts'
import { carteVersions } from '../schema/carte-versions.ts'
import { cartes } from '../schema/cartes.ts'
import { dishSales } from '../schema/dish-sales.ts'
import { gammeRecettes } from '../schema/gamme-recettes.ts'
import { gammes } from '../schema/gammes.ts'
import { menuChoices } from '../schema/menu-choices.ts'
import { menuDishes } from '../schema/menu-dishes.ts'
import { menuSales } from '../schema/menu-sales.ts'
import { menus } from '../schema/menus.ts'
import { salesPeriods } from '../schema/sales-periods.ts'
import { gathered } from './gathered.ts'

const DISHES = gathered(
  `concat_ws(' ', r.id, r.version)`,
  'gamme_recettes r WHERE r.user_id = t.user_id AND r.gamme_id = t.id',
  'r.id',
)
const CHOICES = gathered(
  `concat_ws(' ', c.id, c.nom, d.id, d.fiche_id)`,
  `menu_choices c LEFT JOIN menu_dishes d ON d.user_id = c.user_id AND d.choice_id = c.id
     WHERE c.user_id = t.user_id AND c.menu_id = t.id`,
  'c.id, d.id',
)
const day = (column: string) => `to_char(${column}, 'DD/MM/YYYY')`

/** Cartes with their gammes and menus, and what was sold of them. */
export const CARTE_TABLES = {
  cartes: {
    table: () => cartes,
    partOf: null,
    named: 'nom',
    bin: { thing: 'carte' },
    archive: {},
    imports: { state: 't.version::text', made: [], changed: 'all' },
    spreadsheet: { file: 'carte' },
    storage: 'items',
  },
  gammes: {
    table: () => gammes,
    partOf: null,
    named: 'nom',
    bin: { thing: 'gamme' },
    archive: {},
    imports: { state: `t.version || '.' || ${DISHES}`, made: [] },
    spreadsheet: { file: 'gammes', order: 't.position, t.id' },
    storage: 'items',
  },
  gamme_recettes: {
    table: () => gammeRecettes,
    partOf: null,
    named: 'nom_affiche',
    bin: { thing: 'dish' },
    archive: {},
    imports: { state: 't.version::text', made: ['gammeId', 'ficheId'] },
    spreadsheet: {
      file: 'plats-des-gammes',
      order: 'of_gamme_id.position, t.gamme_id, t.position, t.id',
    },
    storage: 'items',
  },
  menus: {
    table: () => menus,
    partOf: null,
    named: 'nom',
    bin: { thing: 'menu' },
    archive: {},
    imports: {
      state: `md5(concat_ws(chr(10), t.nom, t.description, t.prix_ttc, t.on_carte)) || '.' || ${CHOICES}`,
      made: [],
    },
    spreadsheet: { file: 'menus', order: 't.position, t.id' },
    storage: 'items',
  },
  menu_choices: {
    table: () => menuChoices,
    partOf: 'menuId',
    named: 'nom',
    bin: 'carried',
    archive: { most: MAX_CHOICES },
    imports: 'part',
    spreadsheet: { file: 'choix-des-menus', order: 'of_menu_id.position, t.menu_id, t.position, t.id' },
    storage: 'items',
  },
  menu_dishes: {
    table: () => menuDishes,
    partOf: 'choiceId',
    bin: 'carried',
    archive: { most: MAX_DISHES },
    imports: 'part',
    spreadsheet: { file: 'plats-des-menus', order: 't.choice_id, t.position, t.id' },
    storage: 'items',
  },
  sales_periods: {
    table: () => salesPeriods,
    partOf: null,
    named: (row: string) => `${day(`${row}.first_day`)} || ' – ' || ${day(`${row}.last_day`)}`,
    bin: 'carried',
    archive: { former: ['carteId'] },
    imports: { state: 't.version::text', made: [] },
    spreadsheet: { file: 'periodes-de-vente', order: 't.first_day, t.id' },
    storage: 'items',
  },
  dish_sales: {
    table: () => dishSales,
    partOf: 'periodId',
    bin: 'carried',
    archive: {},
    imports: 'part',
    spreadsheet: { file: 'ventes', order: 'of_period_id.first_day, t.period_id, t.id' },
    storage: 'items',
  },
  menu_sales: {
    table: () => menuSales,
    partOf: 'periodId',
    bin: 'carried',
    archive: {},
    imports: 'part',
    spreadsheet: {
      file: 'ventes-des-menus',
      order: 'of_period_id.first_day, t.period_id, t.menu_id, t.choice_id, t.id',
    },
    storage: 'items',
  },
  carte_logos: {
    table: () => carteLogos,
    partOf: 'carteId',
    bin: 'carried',
    archive: { pictures: { folder: 'logos', words: 'le logo de la carte' } },
    imports: { state: 't.id::text', made: [] },
    spreadsheet: { file: 'logo' },
    storage: { not: 'A carte has one at most, whose bytes are counted.' },
  },
  carte_versions: {
    table: () => carteVersions,
    partOf: null,
    bin: 'carried',
    archive: { pictures: { folder: 'versions', words: 'les logos des versions gardées des cartes' } },
    imports: { state: 't.id::text', made: [] },
    spreadsheet: { file: 'versions-de-la-carte', order: 't.created_at, t.id' },
    storage: 'items',
  },
} as const
