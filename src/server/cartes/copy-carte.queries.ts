import type { PgTable } from 'drizzle-orm/pg-core'
import { carteLogos } from '#database/schema/carte-logos.ts'
import { cartes } from '#database/schema/cartes.ts'
import { gammeRecettes } from '#database/schema/gamme-recettes.ts'
import { gammes } from '#database/schema/gammes.ts'
import { menuChoices } from '#database/schema/menu-choices.ts'
import { menuDishes } from '#database/schema/menu-dishes.ts'
import { menus } from '#database/schema/menus.ts'
import { MAX_MENUS } from '#domain/menus/limits.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { jsonColumns } from '../bin/bin-tables.ts'
import { invalidFields } from '../translate-error.ts'

/** Columns that a copy does not take over; `remaining` counts portions of this evening, which exist once. */
const OWN = ['id', 'version', 'created_at', 'remaining']

/** The columns of a table that a copy takes over. */
function copied(table: PgTable, ...own: string[]): string[] {
  return jsonColumns(table).filter((name) => ![...OWN, ...own].includes(name))
}

const list = (columns: readonly string[], row?: string) =>
  columns.map((name) => (row === undefined ? name : `${row}.${name}`)).join(', ')

const settings = copied(cartes, 'nom', 'position', 'indexed')
const SETTINGS = `
  UPDATE cartes c SET (${list(settings)}) = (
    SELECT ${list(settings, 'other')} FROM cartes other WHERE other.user_id = $1 AND other.id = $2)
  WHERE c.user_id = $1 AND c.id = $3`

const logo = copied(carteLogos, 'carte_id')
const LOGO = `
  INSERT INTO carte_logos (user_id, carte_id, content, ${list(logo)})
  SELECT $1, $3, l.content, ${list(logo, 'l')} FROM carte_logos l WHERE l.user_id = $1 AND l.carte_id = $2
  RETURNING 1`

const gamme = copied(gammes, 'carte_id')
const dish = copied(gammeRecettes, 'gamme_id')
/** Each with its dishes at their prices, under new ids. */
const GAMMES = `
  WITH other AS MATERIALIZED (
    SELECT g.*, gen_random_uuid() AS new_id FROM gammes g WHERE g.user_id = $1 AND g.carte_id = $2
  ), made AS (
    INSERT INTO gammes (user_id, id, carte_id, ${list(gamme)})
    SELECT $1, other.new_id, $3, ${list(gamme, 'other')} FROM other
    RETURNING 1
  )
  INSERT INTO gamme_recettes (user_id, gamme_id, ${list(dish)})
  SELECT $1, other.new_id, ${list(dish, 'r')}
  FROM other JOIN gamme_recettes r ON r.user_id = $1 AND r.gamme_id = other.id
  RETURNING 1`

const menu = copied(menus, 'carte_id')
const choice = copied(menuChoices, 'menu_id')
const menuDish = copied(menuDishes, 'choice_id')
const MENUS = `
  WITH other AS MATERIALIZED (
    SELECT m.*, gen_random_uuid() AS new_id FROM menus m WHERE m.user_id = $1 AND m.carte_id = $2
  ), choices AS MATERIALIZED (
    SELECT c.*, other.new_id AS new_menu_id, gen_random_uuid() AS new_id
    FROM other JOIN menu_choices c ON c.user_id = $1 AND c.menu_id = other.id
  ), made AS (
    INSERT INTO menus (user_id, id, carte_id, ${list(menu)})
    SELECT $1, other.new_id, $3, ${list(menu, 'other')} FROM other
    RETURNING 1
  ), made_choices AS (
    INSERT INTO menu_choices (user_id, id, menu_id, ${list(choice)})
    SELECT $1, choices.new_id, choices.new_menu_id, ${list(choice, 'choices')} FROM choices
    RETURNING 1
  )
  INSERT INTO menu_dishes (user_id, choice_id, ${list(menuDish)})
  SELECT $1, choices.new_id, ${list(menuDish, 'd')}
  FROM choices JOIN menu_dishes d ON d.user_id = $1 AND d.choice_id = choices.id
  RETURNING 1`

const COUNT = `
  SELECT count(*) + count(*) FILTER (WHERE carte_id = $2) AS count FROM menus WHERE user_id = $1`

/**
 * Gives a new carte what another has: its settings, logo, gammes, dishes and menus. Sales, kept versions and the
 * public address stay with the other.
 * @throws VALIDATION when the account would have too many menus
 */
export async function copyContent({ client, houseId }: GrowingTx, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ count: number }>(COUNT, [houseId, from])
  if ((rows[0]?.count ?? 0) > MAX_MENUS) throw invalidFields([{ path: 'copyOf', rule: 'out-of-range' }])
  for (const statement of [SETTINGS, LOGO, GAMMES, MENUS]) await client.query(statement, [houseId, from, to])
}
