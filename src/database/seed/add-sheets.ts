import { and, eq, inArray, sql } from 'drizzle-orm'
import { STORED_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { storedPriceHt } from '#domain/pricing/price-ht.ts'
import { priceTtc } from '#domain/pricing/price-ttc.ts'
import { DEFAULT_VAT_RATE } from '#domain/pricing/vat-rate.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import type { MemberTx } from '../as-member.ts'
import { recettesPubliables } from '../schema/recettes-publiables.ts'
import { techSheetIngredients } from '../schema/tech-sheet-ingredients.ts'
import { techSheets } from '../schema/tech-sheets.ts'
import { type Ingredient, isPreparation } from './ingredient.ts'
import { writtenAt } from './price-files.ts'
import type { SeedSheet } from './shapes.ts'
import { SHEETS } from './sheets/sheets.ts'
import { stableId } from './stable-id.ts'

type Sheet = SeedSheet<Ingredient>

/** Between one sheet's last change and the next one's, so that a list by date has an order. */
const HOURS_APART = 17

/** What the chef had in hand last: something of everything, and a dish that calls for attention. */
const LATELY = [
  'Bœuf bourguignon',
  'Homard breton rôti',
  'Crème brûlée à la vanille',
  'Dos de cabillaud, beurre blanc',
  'Soupe à l’oignon gratinée',
  'Fond brun de veau',
  'Entrecôte maturée, sauce au poivre',
  'Tarte Tatin, crème épaisse',
  'Œufs mayonnaise',
]

/** Of a line without a quantity. */
const ANY_UNIT: LineUnit = 'unité'

const rounded = (euros: number) => roundHalfAwayFromZero(euros, STORED_DECIMALS)
const sheetId = (userId: string, title: string) => stableId(userId, 'sheet', title)

/** Writes and publishes the sheets that are not there yet; one whose title the user has taken is left out. */
export async function addSheets(tx: MemberTx, today: Date): Promise<void> {
  const { db, houseId } = tx
  const latestFirst = [...SHEETS].sort((one, other) => rank(one) - rank(other))
  const rows = latestFirst.map((sheet, index) => ({
    userId: houseId,
    id: sheetId(houseId, sheet.title),
    title: sheet.title,
    category: sheet.category,
    portions: sheet.portions,
    yieldQuantity: sheet.yields?.[0],
    yieldUnit: sheet.yields?.[1],
    sellingPriceHt: sellingPriceHt(sheet),
    tvaRate: rateOf(sheet),
    description: sheet.description,
    prepMinutes: sheet.prepMinutes,
    cookMinutes: sheet.cookMinutes,
    equipment: [...sheet.equipment],
    steps: [...sheet.steps],
    notes: sheet.notes ?? '',
    storage: sheet.storage ?? '',
    keepsHours: sheet.keeps?.[0],
    frozenHours: sheet.keeps?.[1],
    station: sheet.station ?? '',
    createdAt: writtenAt(today, SHEETS.indexOf(sheet) / SHEETS.length),
    updatedAt: hoursAgo(index * HOURS_APART),
  }))
  const added = await db
    .insert(techSheets)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: techSheets.id })
  const ids = new Set(added.map(({ id }) => id))
  const sheets = SHEETS.filter(({ title }) => ids.has(sheetId(houseId, title)))
  if (sheets.length === 0) return
  await addLines(tx, sheets)
  await publish(tx, sheets)
}

async function addLines(tx: MemberTx, sheets: readonly Sheet[]): Promise<void> {
  const { db, houseId } = tx
  const preparations = await findPreparations(tx, sheets)
  const sourceOf = (ingredient: Ingredient, note: string | undefined) => {
    if (!isPreparation(ingredient)) return { userProductId: stableId(houseId, 'product', ingredient), note }
    const id = sheetId(houseId, ingredient)
    return preparations.has(id) ? { subSheetId: id, note } : { note: ingredient }
  }
  const rows = sheets.flatMap(({ title, lines, charges = [] }) =>
    [
      ...lines.map(([ingredient, quantity, unit, wastagePercent = 0, note]) => ({
        ...sourceOf(ingredient, note),
        quantity,
        unit,
        wastagePercent,
      })),
      ...charges.map(({ of, costing, forfait, note }) => ({
        ...sourceOf(of, note),
        costing,
        forfait,
        unit: ANY_UNIT,
      })),
    ].map((line, position) => ({ userId: houseId, techSheetId: sheetId(houseId, title), ...line, position })),
  )
  await db.insert(techSheetIngredients).values(rows)
}

/** Those of the preparations in these sheets that are there; for another, the line keeps its name and waits. */
async function findPreparations({ db, houseId }: MemberTx, sheets: readonly Sheet[]): Promise<Set<string>> {
  const named = sheets
    .flatMap(({ lines, charges = [] }) => [...lines.map(([of]) => of), ...charges.map(({ of }) => of)])
    .flatMap((ingredient) => (isPreparation(ingredient) ? [sheetId(houseId, ingredient)] : []))
  if (named.length === 0) return new Set()
  const there = await db
    .select({ id: techSheets.id })
    .from(techSheets)
    .where(and(eq(techSheets.userId, houseId), inArray(techSheets.id, named)))
  return new Set(there.map(({ id }) => id))
}

async function publish({ db, houseId }: MemberTx, sheets: readonly Sheet[]): Promise<void> {
  const rows = sheets.flatMap((sheet) => {
    const price = sellingPriceHt(sheet)
    return sheet.published && price !== null
      ? {
          userId: houseId,
          ficheId: sheetId(houseId, sheet.title),
          nomRecette: sheet.title,
          prixTtc: rounded(priceTtc(price, rateOf(sheet))),
        }
      : []
  })
  if (rows.length > 0) await db.insert(recettesPubliables).values(rows)
}

/** Sheets that were worked on lately come first, the others in the order of the carte. */
function rank({ title }: Sheet): number {
  const place = LATELY.indexOf(title)
  return place === -1 ? LATELY.length : place
}

function sellingPriceHt(sheet: Sheet): number | null {
  return sheet.priceTtc === undefined ? null : storedPriceHt(sheet.priceTtc, rateOf(sheet))
}

function rateOf({ tvaRate = DEFAULT_VAT_RATE }: Sheet) {
  return tvaRate
}

function hoursAgo(hours: number) {
  return sql`now() - make_interval(hours => ${hours})`
}
