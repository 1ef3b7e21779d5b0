import { z } from 'zod'
import { settings } from '#contract/account.ts'
import { SETTINGS_FACTS } from '#contract/facts/settings.ts'

/** The format is described in docs/account-file.md. */
export const FORMAT = 'gramme-account'

/** Raised when a program of before could not read the file any more: 2 has the files of invoices beside pictures. */
export const FORMAT_VERSION = 2

/** The last file of the archive, so that it can say the sums of the others. */
export const MANIFEST = 'gramme.json'
export const READ_ME = 'LISEZ-MOI.txt'

const file = z.object({
  name: z.string(),
  rows: z.int(),
  /** Of its bytes, in hexadecimal. */
  sha256: z.string(),
})
export type FileSum = z.infer<typeof file>

const table = z.object({
  name: z.string(),
  /** Of every row, in their order. */
  columns: z.array(z.string()),
  rows: z.int(),
  files: z.array(file),
})

const carte = z.object({
  id: z.string(),
  /** The part of the address that is the carte's own; null while it is closed. */
  token: z.string().nullable(),
  /** Where guests read it. */
  address: z.string().nullable(),
})

export const manifest = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.int(),
  /** The version of the program that wrote it. */
  gramme: z.string(),
  /** The last migration of its schema: its name, how many there were, and `createdAt` of the journal. */
  migration: z.object({ name: z.string(), count: z.int(), createdAt: z.int() }),
  /** The moment of the snapshot, ISO 8601. */
  madeAt: z.iso.datetime(),
  account: z.object({
    id: z.string(),
    email: z.string(),
    fullName: z.string(),
    createdAt: z.string(),
    /** Files of before know no SIREN, no stations and no format of labels. */
    settings: settings.extend({
      siren: settings.shape.siren.default(SETTINGS_FACTS.siren.blank),
      stations: settings.shape.stations.default([...SETTINGS_FACTS.stations.blank]),
      labelFormat: settings.shape.labelFormat.default(SETTINGS_FACTS.labelFormat.blank),
    }),
    version: z.int(),
  }),
  tables: z.array(table),
  pictures: z.object({ count: z.int(), bytes: z.int() }),
  cartes: z.array(carte),
  /** The tables for people, which nothing reads back. */
  spreadsheets: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifest>

/** Bytes and rows from which on a table goes on in another file: a spreadsheet opens 1,048,576 rows. */
const MOST_OF_FILE = { bytes: 256 * 1024 * 1024, rows: 1_000_000 }

/** Whether a file of a table has room for more. */
export function hasRoom({ bytes, rows }: { bytes: number; rows: number }): boolean {
  return bytes < MOST_OF_FILE.bytes && rows < MOST_OF_FILE.rows
}

/** `donnees/techSheets.jsonl`, then `donnees/techSheets.2.jsonl`. */
export function partName(folder: string, name: string, part: number, ending: string): string {
  return `${folder}/${name}${part === 1 ? '' : `.${part}`}.${ending}`
}
