import { selectColumns } from '#database/select-columns.ts'
import { recettesPubliables } from '#database/schema/recettes-publiables.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { SHEET_FACT_NAMES } from '#contract/facts/sheet.ts'
import type { Ingredient } from '#contract/sheet-lines.ts'
import type { TechSheet } from '#contract/sheets.ts'
import type { MemberTx } from '#database/as-member.ts'
import { orNotFound } from '../or-not-found.ts'
import { findLines } from './find-lines.queries.ts'

/** What the row of a sheet itself says of it. */
export type SheetColumns = Omit<TechSheet, 'ingredients' | 'publication' | 'photo'>
export const SHEET_COLUMNS = [
  'id',
  ...SHEET_FACT_NAMES,
  'version',
  'createdAt',
  'updatedAt',
  'personId',
  'coutMatiere',
  'uncostedLines',
  'checkedCost',
  'allergens',
  'traces',
  'undeclaredLines',
] as const satisfies readonly (keyof SheetColumns)[]

type SheetRow = SheetColumns & {
  photoId: string | null
  width: number
  height: number
  publicationId: string | null
  nomRecette: string
  prixTtc: number
}

const SHEET = `
  SELECT ${selectColumns(techSheets, 's', ...SHEET_COLUMNS)},
    ph.id AS "photoId", ph.width, ph.height,
    r.id AS "publicationId", ${selectColumns(recettesPubliables, 'r', 'nomRecette', 'prixTtc')}
  FROM tech_sheets s
  LEFT JOIN recettes_publiables r ON r.user_id = s.user_id AND r.fiche_id = s.id AND r.visible
  LEFT JOIN tech_sheet_photos ph ON ph.user_id = s.user_id AND ph.tech_sheet_id = s.id
  WHERE s.user_id = $1 AND s.id = $2`

/**
 * A sheet with its lines and its publication. They are read by two statements: a transaction that only reads asks
 * for `repeatable read`, one that writes holds the lock of costs.
 */
async function findSheet(tx: MemberTx, id: string, read?: Ingredient[]): Promise<TechSheet | undefined> {
  const { client, houseId } = tx
  const [{ rows }, ingredients] = await Promise.all([
    client.query<SheetRow>({ name: 'find-sheet', text: SHEET, values: [houseId, id] }),
    read ?? findLines(tx, id),
  ])
  const [row] = rows
  if (!row) return undefined
  const { publicationId, nomRecette, prixTtc, photoId, width, height, ...sheet } = row
  const publication = publicationId === null ? null : { id: publicationId, nomRecette, prixTtc }
  const photo = photoId === null ? null : { id: photoId, width, height }
  return { ...sheet, publication, photo, ingredients }
}

/**
 * @param read its lines, where they have been read already
 * @throws NOT_FOUND when the user has no such sheet
 */
export async function getSheet(tx: MemberTx, id: string, read?: Ingredient[]): Promise<TechSheet> {
  return orNotFound(await findSheet(tx, id, read))
}
