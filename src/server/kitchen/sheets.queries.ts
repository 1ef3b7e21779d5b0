import type { KitchenLine, KitchenSheet, KitchenSheetSummary } from '#contract/kitchen-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { techSheetIngredients } from '#database/schema/tech-sheet-ingredients.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { selectColumns } from '#database/select-columns.ts'
import type { DeviceSheets } from '#domain/kitchen/limits.ts'
import { stepKey } from '#domain/kitchen/step-key.ts'
import { orNotFound } from '../or-not-found.ts'
import type { Device } from './find-device.ts'

/** The sheets of the dishes of all cartes and menus, and of what is made for them at any depth. */
const ON_CARTE = `
  on_carte (id) AS (
    (SELECT fiche_id FROM gamme_recettes WHERE user_id = $1 UNION SELECT fiche_id FROM menu_dishes WHERE user_id = $1)
    UNION SELECT l.sub_sheet_id FROM on_carte JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.tech_sheet_id = on_carte.id
    WHERE l.sub_sheet_id IS NOT NULL
  )`
const PHOTO = `CASE WHEN ph.id IS NOT NULL THEN json_build_object('id', ph.id, 'width', ph.width, 'height', ph.height) END AS photo`
const PHOTOS = 'LEFT JOIN tech_sheet_photos ph ON ph.user_id = s.user_id AND ph.tech_sheet_id = s.id'

const LIST = `
  WITH RECURSIVE ${ON_CARTE}
  SELECT ${selectColumns(techSheets, 's', 'id', 'title', 'category', 'station', 'portions', 'yieldQuantity', 'yieldUnit')},
    ${selectColumns(techSheets, 's', 'allergens', 'traces', 'undeclaredLines', 'version', 'updatedAt')},
    ${PHOTO}, s.id IN (SELECT id FROM on_carte) AS "isOnCarte"
  FROM tech_sheets s ${PHOTOS}
  WHERE s.user_id = $1 AND ($2 = 'all' OR s.id IN (SELECT id FROM on_carte))
  ORDER BY s.search_text, s.id`

/** The sheets that a tablet shows: all to who is signed in. */
export const whichOf = (device: Device | null): DeviceSheets => device?.sheets ?? 'all'

/** Every sheet that a tablet shows, by title. */
export async function listKitchenSheets(
  { client, houseId }: MemberTx,
  which: DeviceSheets,
): Promise<KitchenSheetSummary[]> {
  const { rows } = await client.query<KitchenSheetSummary>({
    name: 'kitchen-sheets',
    text: LIST,
    values: [houseId, which],
  })
  return rows
}

const SHEETS = `
  WITH RECURSIVE below (id) AS (
    SELECT $2::uuid
    UNION SELECT l.sub_sheet_id FROM below JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.tech_sheet_id = below.id
    WHERE l.sub_sheet_id IS NOT NULL
  )
  SELECT ${selectColumns(techSheets, 's', 'id', 'title', 'category', 'station', 'portions', 'yieldQuantity', 'yieldUnit')},
    ${selectColumns(techSheets, 's', 'allergens', 'traces', 'undeclaredLines', 'description', 'prepMinutes', 'cookMinutes')},
    ${selectColumns(techSheets, 's', 'equipment', 'steps', 'method', 'notes', 'storage', 'keepsHours', 'frozenHours')},
    ${selectColumns(techSheets, 's', 'openedHours', 'version', 'updatedAt')}, ${PHOTO}
  FROM tech_sheets s ${PHOTOS}
  WHERE s.user_id = $1 AND s.id IN (SELECT id FROM below)
  ORDER BY s.id <> $2, s.search_text, s.id`

const LINES = `
  SELECT l.tech_sheet_id AS "sheetId", coalesce(p.name, sub.title, '') AS name, l.sub_sheet_id AS "preparationId",
    ${selectColumns(techSheetIngredients, 'l', 'id', 'costing', 'quantity', 'unit', 'wastagePercent')},
    coalesce(l.note, '') AS note,
    CASE WHEN p.id IS NOT NULL THEN jsonb_build_object('id', p.id, 'brand', p.brand, 'unit', p.unit,
      'densityKgPerL', p.density_kg_per_l, 'contentQuantity', p.content_quantity, 'contentUnit', p.content_unit,
      'allergens', p.allergens, 'traces', p.traces, 'allergenFree', p.allergen_free) END AS product
  FROM tech_sheet_ingredients l
  LEFT JOIN user_products p ON p.user_id = l.user_id AND p.id = l.user_product_id
  LEFT JOIN tech_sheets sub ON sub.user_id = l.user_id AND sub.id = l.sub_sheet_id
  WHERE l.user_id = $1 AND l.tech_sheet_id = ANY ($2::uuid[])
  ORDER BY l.tech_sheet_id, l.position, l.id`

const SHOWN = `WITH RECURSIVE ${ON_CARTE} SELECT $2::uuid IN (SELECT id FROM on_carte) AS shown`

type SheetRow = Omit<KitchenSheet, 'steps' | 'lines'> & { steps: string[] }

/** @throws NOT_FOUND for a sheet that the tablet does not show */
export async function checkShown(
  { client, houseId }: Pick<MemberTx, 'client' | 'houseId'>,
  { id, which }: { id: string; which: DeviceSheets },
): Promise<void> {
  if (which !== 'cartes') return
  const { rows } = await client.query<{ shown: boolean }>(SHOWN, [houseId, id])
  orNotFound(rows[0]?.shown || undefined)
}

/**
 * A sheet with every preparation below it, the sheet itself first. Read by statements that have to agree.
 * @throws NOT_FOUND also for a sheet that the tablet does not show
 */
export async function getKitchenSheets(
  { client, houseId }: MemberTx,
  { id, which }: { id: string; which: DeviceSheets },
): Promise<KitchenSheet[]> {
  await checkShown({ client, houseId }, { id, which })
  const { rows: sheets } = await client.query<SheetRow>({
    name: 'kitchen-sheet',
    text: SHEETS,
    values: [houseId, id],
  })
  if (sheets[0]?.id !== id) orNotFound(undefined)
  const { rows: lines } = await client.query<KitchenLine & { sheetId: string }>({
    name: 'kitchen-lines',
    text: LINES,
    values: [houseId, sheets.map((sheet) => sheet.id)],
  })
  const linesOf = Map.groupBy(lines, ({ sheetId }) => sheetId)
  return sheets.map(({ steps, ...sheet }) => ({
    ...sheet,
    steps: steps.map((text, index) => ({ key: stepKey(text, index), text })),
    lines: (linesOf.get(sheet.id) ?? []).map(({ sheetId: _of, ...line }) => line),
  }))
}
