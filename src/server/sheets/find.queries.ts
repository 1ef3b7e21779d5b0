import type { TechSheet } from '#contract/sheets.ts'
import type { MemberTx } from '#database/as-member.ts'
import { orNotFound } from '../or-not-found.ts'
import { findLines } from './find-lines.queries.ts'

type SheetRow = Omit<TechSheet, 'ingredients' | 'publication' | 'photo'> & {
  photoId: string | null
  width: number
  height: number
  publicationId: string | null
  nomRecette: string
  prixTtc: number
}

const SHEET = `
  SELECT s.id, s.title, s.category, s.portions, s.selling_price_ht AS "sellingPriceHt", s.tva_rate AS "tvaRate",
    s.method, s.description, s.prep_minutes AS "prepMinutes", s.cook_minutes AS "cookMinutes",
    s.equipment, s.steps, s.notes, s.cout_matiere AS "coutMatiere", s.uncosted_lines AS "uncostedLines",
    s.allergens, s.undeclared_lines AS "undeclaredLines", s.yield_quantity AS "yieldQuantity",
    s.yield_unit AS "yieldUnit", ph.id AS "photoId", ph.width, ph.height,
    s.version, s.created_at AS "createdAt", s.updated_at AS "updatedAt",
    r.id AS "publicationId", r.nom_recette AS "nomRecette", r.prix_ttc AS "prixTtc"
  FROM tech_sheets s
  LEFT JOIN recettes_publiables r ON r.user_id = s.user_id AND r.fiche_id = s.id AND r.visible
  LEFT JOIN tech_sheet_photos ph ON ph.user_id = s.user_id AND ph.tech_sheet_id = s.id
  WHERE s.user_id = $1 AND s.id = $2`

/**
 * A sheet with its lines and its publication. They are read by two statements: a transaction that only reads asks
 * for `repeatable read`, one that writes holds the lock of costs.
 */
async function findSheet(tx: MemberTx, id: string): Promise<TechSheet | undefined> {
  const { client, userId } = tx
  const [{ rows }, ingredients] = await Promise.all([
    client.query<SheetRow>({ name: 'find-sheet', text: SHEET, values: [userId, id] }),
    findLines(tx, id),
  ])
  const [row] = rows
  if (!row) return undefined
  const { publicationId, nomRecette, prixTtc, photoId, width, height, ...sheet } = row
  const publication = publicationId === null ? null : { id: publicationId, nomRecette, prixTtc }
  const photo = photoId === null ? null : { id: photoId, width, height }
  return { ...sheet, publication, photo, ingredients }
}

/** @throws NOT_FOUND when the user has no such sheet */
export async function getSheet(tx: MemberTx, id: string): Promise<TechSheet> {
  return orNotFound(await findSheet(tx, id))
}
