import { type AnyPgColumn, foreignKey } from 'drizzle-orm/pg-core'
import { users } from './auth.ts'

type OfUser = { userId: AnyPgColumn }
type Row = OfUser & { id: AnyPgColumn }

/** Rows refer to rows of the same user alone: the user's id is part of every reference. */
function reference(name: string, { userId }: OfUser, column: AnyPgColumn, to: Row) {
  return foreignKey({ name, columns: [userId, column], foreignColumns: [to.userId, to.id] })
}

type Reference = Parameters<typeof reference>

/** The row is deleted with the one that it refers to. */
export const cascadingReference = (...given: Reference) => reference(...given).onDelete('cascade')

/** The row stays when the one that it refers to is deleted. */
export const nullableReference = (...given: Reference) => reference(...given).onDelete('set null')

/** The row is deleted with its user's account. */
export const userReference = (name: string, { userId }: OfUser) =>
  foreignKey({ name, columns: [userId], foreignColumns: [users.id] }).onDelete('cascade')
