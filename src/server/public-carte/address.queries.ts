import { and, eq } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import type { CartePublication } from '#contract/public-cartes.ts'
import { authTables } from '#database/auth-tables.ts'
import type { Database } from '#database/connect.ts'
import { publicCartes } from '#database/schema/public-cartes.ts'

type Carte = { userId: string; carteId: string }

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** 83 bits, and short enough for a QR code of 29 squares. */
const TOKEN_LENGTH = 14

/** A new random address of a public carte. */
export function newToken(): string {
  return Array.from({ length: TOKEN_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** Gives a carte an address; one that has one keeps it, also when several windows ask at once. */
export async function openAddress(database: Database, carte: Carte): Promise<void> {
  await authTables(database)
    .insert(publicCartes)
    .values({ ...carte, token: newToken() })
    .onConflictDoNothing({ target: [publicCartes.userId, publicCartes.carteId] })
}

/** Puts another address in the place of `token`. Where that is the carte's no more, nothing happens: it was done already. */
export async function renewAddress(database: Database, carte: Carte, token: string): Promise<void> {
  await authTables(database)
    .update(publicCartes)
    .set({ token: newToken(), publishedAt: new Date().toISOString() })
    .where(and(ofCarte(carte), eq(publicCartes.token, token)))
}

/** Closes a carte, unless `token` is named and it has another address by then: another window has just given it that. */
export async function closeAddress(database: Database, carte: Carte, token?: string): Promise<void> {
  const named = token === undefined ? undefined : eq(publicCartes.token, token)
  await authTables(database)
    .delete(publicCartes)
    .where(and(ofCarte(carte), named))
}

export async function addressOf(database: Database, carte: Carte): Promise<CartePublication['address']> {
  const rows = await authTables(database)
    .select({ token: publicCartes.token, publishedAt: publicCartes.publishedAt })
    .from(publicCartes)
    .where(ofCarte(carte))
  return rows[0] ?? null
}

/** Whether one of the user's cartes is open under this address. */
export async function isOpenUnder(database: Database, userId: string, token: string): Promise<boolean> {
  const rows = await authTables(database)
    .select({ token: publicCartes.token })
    .from(publicCartes)
    .where(and(eq(publicCartes.userId, userId), eq(publicCartes.token, token)))
  return rows.length > 0
}

function ofCarte({ userId, carteId }: Carte) {
  return and(eq(publicCartes.userId, userId), eq(publicCartes.carteId, carteId))
}
