import { z } from 'zod'

/**
 * A backup is a tar archive in one frame of zstd: `gramme.json`, then the rows of each table in the order named there, in parts
 * of some megabytes (`tables/public.gammes/000001.copy`, PostgreSQL's own COPY format, text in UTF-8), at last `checksums.json`.
 */
export const FORMAT = 'gramme-backup'

/** Raised when a program of today could not read the file any more. */
export const FORMAT_VERSION = 1

export const HEAD = 'gramme.json'
export const SUMS = 'checksums.json'

const table = z.object({
  schema: z.string(),
  name: z.string(),
  /** Those that are stored, in the order of the rows; generated ones are not. */
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
})

export const head = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.int(),
  /** The version of the program that wrote it. */
  gramme: z.string(),
  /** The last migration of the schema: its name where the program knew it, how many there were, and `createdAt` of the journal. */
  migration: z.object({ name: z.string().nullable(), count: z.int(), createdAt: z.int() }),
  postgres: z.string(),
  /** The moment of the snapshot, ISO 8601. */
  madeAt: z.iso.datetime(),
  tables: z.array(table),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), lastValue: z.string() })),
})

export const sums = z.object({
  tables: z.array(
    z.object({
      name: z.string(),
      rows: z.int(),
      bytes: z.int(),
      /** Of its rows, in hexadecimal. */
      sha256: z.string(),
    }),
  ),
})

export type TableHead = z.infer<typeof table>
export type Head = z.infer<typeof head>
export type TableSum = z.infer<typeof sums>['tables'][number]

/** As the file and messages call a table: public.gammes. */
export function fullName({ schema, name }: Pick<TableHead, 'schema' | 'name'>): string {
  return `${schema}.${name}`
}

export function partName(tableName: string, part: number): string {
  return `tables/${tableName}/${String(part).padStart(6, '0')}.copy`
}
