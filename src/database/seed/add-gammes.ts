import { and, count, eq, inArray } from 'drizzle-orm'
import { displayedPrice } from '#domain/pricing/displayed-price.ts'
import type { MemberTx } from '../as-member.ts'
import { cartes } from '../schema/cartes.ts'
import { gammeRecettes } from '../schema/gamme-recettes.ts'
import { gammes } from '../schema/gammes.ts'
import { techSheets } from '../schema/tech-sheets.ts'
import { CARTE, GAMMES } from './gammes.ts'
import { openingOf } from './price-files.ts'
import { stableId } from './stable-id.ts'

/** The id of a dish on a gamme of the example restaurant. */
export function dishId(userId: string, gamme: string, title: string): string {
  return stableId(userId, 'dish', `${gamme}\n${title}`)
}

/** Puts the restaurant's sheets on its carte, behind the gammes that are there; those it has already stay as they are. */
export async function addGammes(tx: MemberTx, today: Date): Promise<void> {
  const openedAt = openingOf(today)
  const { db, houseId } = tx
  const carteId = await findOrAddCarte(tx, openedAt)
  const [there] = await db.select({ gammes: count() }).from(gammes).where(eq(gammes.userId, houseId))
  const known = await db
    .select({ id: gammes.id })
    .from(gammes)
    .where(
      and(
        eq(gammes.userId, houseId),
        inArray(
          gammes.id,
          GAMMES.map(({ nom }) => gammeId(houseId, nom)),
        ),
      ),
    )
  const knownIds = new Set(known.map(({ id }) => id))
  const missing = GAMMES.filter(({ nom }) => !knownIds.has(gammeId(houseId, nom)))
  if (missing.length === 0) return
  await db.insert(gammes).values(
    missing.map(({ nom }, index) => ({
      userId: houseId,
      id: gammeId(houseId, nom),
      carteId,
      nom,
      position: (there?.gammes ?? 0) + index,
      createdAt: openedAt,
    })),
  )
  const sheets = await findSheets(tx)
  const dishes = missing.flatMap(({ nom, dishes }) =>
    dishes
      .flatMap(([title, description, nomAffiche = title]) => {
        const sheet = sheets.get(stableId(houseId, 'sheet', title))
        if (sheet === undefined) return []
        const prixTtcAffiche = displayedPrice(sheet.sellingPriceHt, sheet.tvaRate)
        const id = dishId(houseId, nom, title)
        return [{ id, ficheId: sheet.id, nomAffiche, description, prixTtcAffiche }]
      })
      .map((dish, position) => ({ ...dish, userId: houseId, gammeId: gammeId(houseId, nom), position })),
  )
  if (dishes.length > 0) await db.insert(gammeRecettes).values(dishes)
}

function gammeId(userId: string, nom: string): string {
  return stableId(userId, 'gamme', nom)
}

/** The first carte of the user; undefined while there is none. */
export async function findCarte({ db, houseId }: MemberTx): Promise<string | undefined> {
  const [carte] = await db
    .select({ id: cartes.id })
    .from(cartes)
    .where(eq(cartes.userId, houseId))
    .orderBy(cartes.position, cartes.createdAt, cartes.id)
    .limit(1)
  return carte?.id
}

async function findOrAddCarte(tx: MemberTx, createdAt: string): Promise<string> {
  const { db, houseId } = tx
  const there = await findCarte(tx)
  if (there !== undefined) return there
  const id = stableId(houseId, 'carte', CARTE.nom)
  await db.insert(cartes).values({
    ...CARTE,
    footerLines: [...CARTE.footerLines],
    userId: houseId,
    id,
    createdAt,
  })
  return id
}

/** Those of the restaurant's sheets that are there: one whose title the user has taken is not. */
async function findSheets({ db, houseId }: MemberTx) {
  const { id, sellingPriceHt, tvaRate } = techSheets
  const rows = await db
    .select({ id, sellingPriceHt, tvaRate })
    .from(techSheets)
    .where(eq(techSheets.userId, houseId))
  return new Map(rows.map((sheet) => [sheet.id, sheet]))
}
