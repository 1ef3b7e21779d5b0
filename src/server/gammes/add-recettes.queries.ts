import { DISPLAYED_NAMES } from '#contract/facts/dish.ts'
import type { DisplayedDish, GammeRecette, GammeRecetteInput } from '#contract/gammes.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { namesChange } from '#database/names-change.ts'
import { gammeRecettes } from '#database/schema/gamme-recettes.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { columnList, recordColumns, selectColumns } from '#database/select-columns.ts'
import { displayedDescription } from '#domain/cartes/displayed-description.ts'
import { dishRate } from '#domain/pricing/dish-rate.ts'
import { displayedPrice } from '#domain/pricing/displayed-price.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { orNotFound } from '../or-not-found.ts'
import { invalidFields } from '../translate-error.ts'
import { takeDisplayedPrices } from './displayed-prices.queries.ts'
import { lockGamme, RECETTES } from './recettes.queries.ts'

type Priced = Pick<TechSheet, 'id' | 'title' | 'sellingPriceHt' | 'tvaRate' | 'description'>

/** Locked until the dishes are written: a sheet that is being deleted is gone, one that is read here stays. */
const SHEETS = `
  SELECT ${selectColumns(techSheets, 's', 'id', 'title', 'sellingPriceHt', 'tvaRate', 'description')}
  FROM tech_sheets s WHERE s.user_id = $1 AND s.id = ANY ($2::uuid[]) ORDER BY s.id FOR KEY SHARE`

const ADD = `
  INSERT INTO gamme_recettes (user_id, gamme_id, fiche_id, ${columnList(gammeRecettes, DISPLAYED_NAMES)}, position)
  SELECT $1, $2, r."ficheId", ${DISPLAYED_NAMES.map((fact) => `r."${fact}"`).join(', ')}, there.next + r.place
  FROM json_to_recordset($3::json) AS r ("ficheId" uuid, place int, ${recordColumns(gammeRecettes, DISPLAYED_NAMES)})
  CROSS JOIN (SELECT coalesce(max(position) + 1, 0) AS next FROM gamme_recettes WHERE user_id = $1 AND gamme_id = $2) there
  RETURNING id`

/** A sheet that is put on a gamme, with what is displayed of it instead of its title, price and description. */
type Added = Pick<GammeRecetteInput, 'ficheId'> & Partial<DisplayedDish>

/**
 * Puts a sheet on a gamme, at its end, under its title, price with VAT and description where no others are given.
 * @throws NOT_FOUND; VALIDATION when there is no such sheet
 */
export async function addRecette(tx: GrowingTx, { id, ...input }: GammeRecetteInput): Promise<GammeRecette> {
  const [added] = await addAll(tx, id, [input], () => 'ficheId')
  return orNotFound(added)
}

/**
 * Puts several sheets on a gamme, at its end and in this order, all or none.
 * @throws NOT_FOUND; VALIDATION that names those that are not there
 */
export async function addRecettes(
  tx: GrowingTx,
  { id, ficheIds }: { id: string; ficheIds: readonly string[] },
): Promise<{ items: GammeRecette[] }> {
  const added = ficheIds.map((ficheId) => ({ ficheId }))
  return { items: await addAll(tx, id, added, (place) => `ficheIds.${String(place)}`) }
}

async function addAll(
  tx: GrowingTx,
  gammeId: string,
  added: readonly Added[],
  pathOf: (place: number) => string,
): Promise<GammeRecette[]> {
  const { client, houseId } = tx
  await namesChange(tx)
  await lockGamme(tx, gammeId)
  const ficheIds = added.map(({ ficheId }) => ficheId)
  const { rows: sheets } = await client.query<Priced>(SHEETS, [houseId, ficheIds])
  const byId = new Map(sheets.map((sheet) => [sheet.id, sheet]))
  const lacking = ficheIds.flatMap((id, place) => (byId.has(id) ? [] : [pathOf(place)]))
  if (lacking.length > 0) throw invalidFields(lacking.map((path) => ({ path, rule: 'unknown-reference' })))
  const dishes = added.flatMap((one) => {
    const sheet = byId.get(one.ficheId)
    return sheet === undefined ? [] : [displayedOf(one, sheet)]
  })
  const placed = dishes.map((dish, place) => ({ ...dish, place }))
  const { rows } = await client.query<{ id: string }>(ADD, [houseId, gammeId, JSON.stringify(placed)])
  await takeDisplayedPrices(tx, dishes)
  const ids = rows.map(({ id }) => id)
  const written = await client.query<GammeRecette>(
    `${RECETTES} AND r.id = ANY ($3::uuid[]) ORDER BY r.position`,
    [houseId, gammeId, ids],
  )
  return written.rows
}

function displayedOf(given: Added, sheet: Priced): DisplayedDish & Pick<Added, 'ficheId'> {
  const ownTvaRate = given.ownTvaRate ?? null
  return {
    ficheId: sheet.id,
    nomAffiche: given.nomAffiche ?? sheet.title,
    prixTtcAffiche:
      given.prixTtcAffiche ?? displayedPrice(sheet.sellingPriceHt, dishRate(ownTvaRate, sheet.tvaRate)),
    description: given.description ?? displayedDescription(sheet.description),
    nomAfficheEn: given.nomAfficheEn ?? '',
    descriptionEn: given.descriptionEn ?? '',
    ownTvaRate,
  }
}
