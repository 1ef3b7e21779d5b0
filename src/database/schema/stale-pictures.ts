import { uuid } from 'drizzle-orm/pg-core'
import { auth, users } from './auth.ts'

/** Accounts whose stored pictures may hold metadata; the server takes them from here as it cleans their pictures. */
export const stalePictures = auth.table('stale_pictures', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
})
