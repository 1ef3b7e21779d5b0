import { createHash, randomUUID } from 'node:crypto'

/**
 * A key of JSON that names a row, by the names of the API or of the database, with its id. Within a text quotes are escaped. The line
 * whose remainder another one orders is the only row that a key without Id names.
 */
const NAMED =
  /"(id|[A-Za-z]+Id|[a-z_]+_id|carriedFrom|carried_from)"(\s*:\s*)"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g

/**
 * The ids that rows of an archive get here: those of what is there already, and for all others new ones. An id follows from that
 * of the archive and from this import alone, so that the same row has the same one wherever it is named, and none has to be kept.
 */
export class NewIds {
  readonly #import = randomUUID()
  /** Of rows that are used in place of those of the archive. */
  readonly there = new Map<string, string>()

  of(id: string): string {
    return this.there.get(id) ?? this.#made(id)
  }

  /** A row as JSON with its new ids, and otherwise as it was, to the last digit. */
  inJson(json: string): string {
    return json.replaceAll(
      NAMED,
      (_all, key: string, between: string, id: string) => `"${key}"${between}"${this.of(id)}"`,
    )
  }

  #made(id: string): string {
    const bytes = createHash('sha256').update(this.#import).update(id).digest()
    // A random UUID by its form (version 4).
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
    return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }
}
