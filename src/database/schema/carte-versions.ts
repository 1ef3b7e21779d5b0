import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { CARTE_MAX_LENGTH, MAX_VERSION_BYTES } from '#domain/cartes/limits.ts'
import { PHOTO_TYPES } from '#domain/catalogue/photo.ts'
import { cartes } from './cartes.ts'
import { bytes, id, instant, jsonWithin, money, personId, trimmed, userId } from './columns.ts'
import { pictureRules } from './picture-facts.ts'
import { cascadingReference } from './references.ts'
import { userTable } from './user-table.ts'

/** A carte as it was printed: its content, its settings and its logo. A row never changes. */
export const carteVersions = userTable(
  'carte_versions',
  {
    userId: userId(),
    id: id(),
    carteId: uuid().notNull(),
    nom: text().notNull(),
    /** The carte with its settings, gammes, dishes and menus, as the API answers it. */
    carte: money(jsonb().notNull()),
    /** Of its logo: null of a carte without one. */
    mediaType: text({ enum: PHOTO_TYPES }),
    /** Pixels. */
    width: integer(),
    height: integer(),
    content: bytes(),
    createdAt: instant(),
    personId: personId(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('carte_versions_carte', table, table.carteId, cartes),
    index('carte_versions_by_time').on(table.userId, table.carteId, table.createdAt),
    check('carte_versions_nom', trimmed(table.nom, 1, CARTE_MAX_LENGTH.nom)),
    check('carte_versions_carte_bytes', jsonWithin(table.carte, MAX_VERSION_BYTES)),
    check(
      'carte_versions_logo',
      sql`num_nulls(${table.mediaType}, ${table.width}, ${table.height}, ${table.content}) in (0, 4)`,
    ),
    ...pictureRules(table).map(([name, rule]) => check(`carte_versions_${name}`, rule)),
  ],
)
