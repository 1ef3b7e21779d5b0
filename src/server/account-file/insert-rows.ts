import { getTableName } from 'drizzle-orm'
import type { MemberTx } from '#database/as-member.ts'
import { sqlFailure } from '#database/sql-failure.ts'
import { MAX_PHOTO_BYTES } from '#domain/catalogue/photo.ts'
import { invoiceFileType } from '#domain/invoices/invoice-file-type.ts'
import { readPhoto } from '#domain/catalogue/read-photo.ts'
import { createHash } from 'node:crypto'
import { withoutMetadata } from '../pictures/metadata/without-metadata.ts'
import { type ArchivedRow, headOf } from './archive-rows.ts'
import { REFERENCES, storedColumns, typedColumns } from './archive-tables.ts'
import { EXPORTED, type ExportedTable, exportedRow, pictureFolder, TABLES } from './exported-tables.ts'
import { REPLACED } from '../imports/replaced.ts'
import { isMade, madeBeside, type MadeTable } from '../imports/things.ts'
import { serviceKey } from './known-services.queries.ts'
import {
  type Delivered,
  deliveryKey,
  invoiceKeys,
  type Kept,
  type Written,
  type Places,
  readPlaces,
  orderKey,
  versionKey,
} from './places.queries.ts'
import type { ImportPlan } from './plan-import.ts'
import { refuseArchive } from './refuse-archive.ts'
import type { OpenArchive } from './open-archive.ts'

/** What is sent to PostgreSQL at once. */
const BATCH = { rows: 500, characters: 2 * 1024 * 1024 }
/** SQLSTATEs of values that no row of the table can have. */
const UNFIT = /^(22|23)/

type Import = {
  archive: OpenArchive
  plan: ImportPlan
  /** Called between two batches: throws once the connection of the import is closed. */
  goesOn: () => void
}

export type Inserted = {
  /** Rows that are new, of each table. */
  rows: Record<ExportedTable, number>
  /** Ties of products to articles that have an owner here. */
  untied: number
  /** Their ids, of those that are no part of another new one. */
  made: ReadonlyMap<MadeTable, string[]>
}

/**
 * Writes what of the archive is new, table after table, those that others refer to first.
 * @throws ARCHIVE_REFUSED for a row that the database refuses
 */
export async function insertRows(tx: MemberTx, given: Import): Promise<Inserted> {
  const rows = Object.fromEntries(TABLES.map((name) => [name, 0])) as Inserted['rows']
  const writing = new Writing(tx, given, await readPlaces(tx))
  for (const name of TABLES)
    try {
      rows[name] = await writing.table(name)
    } catch (error) {
      throw UNFIT.test(sqlFailure(error)?.code ?? '') ? refuseArchive('rows', name) : error
    }
  return { rows, untied: writing.untied, made: writing.made }
}

class Writing {
  readonly #tx: MemberTx
  readonly #given: Import
  readonly #places: Places
  /** Rows of the archive that stay out with the thing that they are a part of. */
  readonly #out = new Set<string>()
  untied = 0
  readonly made = new Map<MadeTable, string[]>()

  constructor(tx: MemberTx, given: Import, taken: Places) {
    this.#tx = tx
    this.#given = given
    this.#places = taken
  }

  /** @returns how many rows of it are new */
  async table(name: ExportedTable): Promise<number> {
    const { archive, goesOn } = this.#given
    const head = headOf(archive.checked.manifest, name)
    const former = ['picture', ...(exportedRow(name).archive.former ?? [])]
    const keys = head.columns.filter((key) => !former.includes(key))
    let batch: string[] = []
    let characters = 0
    let inserted = 0
    const send = async () => {
      goesOn()
      if (batch.length > 0) await this.#insert(name, keys, `[${batch.join(',')}]`)
      inserted += batch.length
      batch = []
      characters = 0
    }
    for await (const row of archive.rows(name)) {
      if (this.#staysOut(name, row.facts)) continue
      this.#noteMade(name, row.facts)
      const json = this.#changed(name, row)
      if (pictureFolder(name) !== undefined && row.facts.picture !== null) {
        goesOn()
        await this.#insert(name, keys, `[${json}]`, await this.#picture(name, row.facts))
        inserted += 1
        continue
      }
      batch.push(json)
      characters += json.length
      if (batch.length >= BATCH.rows || characters >= BATCH.characters) await send()
    }
    await send()
    return inserted
  }

  #staysOut(name: ExportedTable, facts: Record<string, unknown>): boolean {
    const { ids, carte } = this.#given.plan
    const id = String(facts.id)
    const { partOf } = exportedRow(name)
    const whole = partOf === null ? undefined : String(facts[partOf])
    // What an undone import had made of a thing is not for another thing of the same name.
    const ofAnother =
      name === 'deletedRows' && facts.emptied === REPLACED && ids.there.has(String(facts.rowId))
    const isKept = name === 'carteVersions' && this.#places.versions.has(versionKey(facts as Kept))
    const service = serviceKey(name, facts, (one) => ids.of(one))
    const isKnown =
      (service !== undefined && this.#places.services.has(service)) ||
      (name === 'batches' && this.#places.lots.has(String(facts.lot))) ||
      (name === 'orders' && this.#places.orders.has(orderKey(facts as Written))) ||
      (name === 'receipts' && this.#places.deliveries.has(deliveryKey(facts as Delivered))) ||
      ((name === 'invoices' || name === 'supplierIdentities') &&
        invoiceKeys(name, facts, (one) => ids.of(one)).some((key) => this.#places.invoices.has(key)))
    const goesOut =
      isKept ||
      isKnown ||
      ids.there.has(id) ||
      ofAnother ||
      (whole !== undefined &&
        (this.#out.has(whole) ||
          (ids.there.has(whole) && !(name === 'carteLogos' && carte?.adopted === true))))
    if (goesOut) this.#out.add(id)
    const article = name === 'productArticles' ? ids.of(String(facts.supplierProductId)) : undefined
    if (goesOut || article === undefined || !this.#places.owned.has(article)) return goesOut
    this.untied += 1
    this.#out.add(id)
    return true
  }

  #noteMade(name: ExportedTable, facts: Record<string, unknown>): void {
    const { ids } = this.#given.plan
    const table = getTableName(EXPORTED[name])
    if (!isMade(table)) return
    const beside = madeBeside(table)
    if (beside.length > 0 && !beside.some((key) => ids.there.has(String(facts[key])))) return
    const noted = this.made.get(table) ?? []
    noted.push(ids.of(String(facts.id)))
    this.made.set(table, noted)
  }

  /** With new ids, and what follows from what is there. */
  #changed(name: ExportedTable, { json, facts }: ArchivedRow): string {
    const { ids, titles, carte } = this.#given.plan
    const mapped = this.#withoutAbsent(name, facts, ids.inJson(json))
    const renamed = name === 'techSheets' ? titles.get(String(facts.id)) : undefined
    if (renamed)
      return mapped.replace(/"title":"(?:[^"\\]|\\.)*"/, () => `"title":${JSON.stringify(renamed.as)}`)
    if (name === 'cartes') return moved(mapped, facts, carte?.adopted === true ? 0 : this.#places.cartes)
    if (name === 'gammes' || name === 'menus')
      return moved(mapped, facts, this.#places[name].get(ids.of(String(facts.carteId))) ?? 0)
    if (name === 'gammeRecettes')
      return moved(mapped, facts, this.#places.dishes.get(ids.of(String(facts.gammeId))) ?? 0)
    const followed =
      name === 'userProducts' && typeof facts.sourceProductId === 'string'
        ? ids.of(facts.sourceProductId)
        : undefined
    if (followed === undefined || !this.#places.owned.has(followed)) return mapped
    this.untied += 1
    return mapped.replace(/"sourceProductId":"[^"]*"/, '"sourceProductId":null')
  }

  /** What it names that stays out is named no more, as where that is deleted. */
  #withoutAbsent(name: ExportedTable, facts: Record<string, unknown>, json: string): string {
    const absent = REFERENCES[name].filter(({ key }) => {
      const named = String(facts[key])
      return this.#out.has(named) && !this.#given.plan.ids.there.has(named)
    })
    return absent.reduce((now, { key }) => now.replace(new RegExp(`"${key}":"[^"]*"`), `"${key}":null`), json)
  }

  async #picture(name: ExportedTable, facts: Record<string, unknown>): Promise<Buffer> {
    const { file, sha256 } = facts.picture as { file?: unknown; sha256?: unknown }
    if (typeof file !== 'string') throw refuseArchive('rows', name)
    const content = await this.#given.archive.file(file, MAX_PHOTO_BYTES)
    if (createHash('sha256').update(content).digest('hex') !== sha256) throw refuseArchive('damaged', file)
    if (name === 'invoiceFiles' || facts.tableName === 'invoice_files') {
      const isDeclared = name === 'deletedRows' || invoiceFileType(content) === facts.mediaType
      if (!isDeclared) throw refuseArchive('rows', name)
      return content
    }
    const photo = readPhoto(content)
    if (!photo.known) throw refuseArchive('damaged', file)
    const isAsDeclared =
      name === 'deletedRows' ||
      (photo.type === facts.mediaType && photo.width === facts.width && photo.height === facts.height)
    const clean = withoutMetadata(content, photo.type)
    if (!isAsDeclared || clean === undefined) throw refuseArchive('rows', name)
    return clean
  }

  async #insert(name: ExportedTable, keys: readonly string[], rows: string, content?: Buffer): Promise<void> {
    const { client, houseId } = this.#tx
    const withContent = content === undefined ? '' : ', content'
    await client.query(
      `INSERT INTO ${getTableName(EXPORTED[name])} (user_id, ${storedColumns(name, keys)}${withContent})
       SELECT $1, ${keys.map((key) => `r."${key}"`).join(', ')}${content === undefined ? '' : ', $3'}
       FROM json_to_recordset($2::json) AS r (${typedColumns(name, keys)})
       RETURNING 1`,
      content === undefined ? [houseId, rows] : [houseId, rows, content],
    )
  }
}

function moved(json: string, { position }: Record<string, unknown>, by: number): string {
  return by === 0 ? json : json.replace(/"position":\d+/, `"position":${Number(position) + by}`)
}
