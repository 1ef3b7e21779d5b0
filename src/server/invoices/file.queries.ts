import { createHash } from 'node:crypto'
import type { StoredFile } from '#contract/invoice-file.ts'
import type { Reader } from '#database/session-reader.ts'
import { invoiceFileType } from '#domain/invoices/invoice-file-type.ts'
import type { InvoiceFileType } from '#domain/invoices/stored-invoice.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { orNotFound } from '../or-not-found.ts'
import { loadPicture } from '../pictures/picture-loads.ts'
import { invalidFields } from '../translate-error.ts'

const HASH = 'SELECT sha256 FROM invoices WHERE user_id = $1 AND id = $2 FOR KEY SHARE'

const KEEP = `
  INSERT INTO invoice_files (user_id, invoice_id, file_name, media_type, content) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (user_id, invoice_id) DO NOTHING`

/** Of `invoice_files f`. */
export const STORED_FILE = `
  json_build_object('name', f.file_name, 'mediaType', f.media_type, 'size', octet_length(f.content))`

const STORED = `SELECT ${STORED_FILE} AS file FROM invoice_files f WHERE f.user_id = $1 AND f.invoice_id = $2`

/**
 * Keeps the file of an invoice; the one that is there already has the same bytes, and stays.
 * @throws NOT_FOUND; VALIDATION where it is neither PDF nor XML, or not the file that was read
 */
export async function keepFile(
  { client, houseId }: GrowingTx,
  { id, name, content }: { id: string; name: string; content: Uint8Array },
): Promise<StoredFile> {
  const { rows } = await client.query<{ sha256: string }>(HASH, [houseId, id])
  const { sha256 } = orNotFound(rows[0])
  const mediaType = invoiceFileType(content)
  if (mediaType === undefined) throw invalidFields([{ path: 'body', rule: 'invoice-file-type' }])
  if (createHash('sha256').update(content).digest('hex') !== sha256)
    throw invalidFields([{ path: 'body', rule: 'invoice-file-differs' }])
  await client.query(KEEP, [houseId, id, name, mediaType, content])
  const { rows: stored } = await client.query<{ file: StoredFile }>(STORED, [houseId, id])
  return orNotFound(stored[0]).file
}

type FileOfInvoice = { name: string; mediaType: InvoiceFileType; content: Buffer }

const READ = {
  name: 'get-invoice-file',
  text: `
    SELECT file_name AS name, media_type AS "mediaType", content FROM invoice_files
    WHERE user_id = $1 AND invoice_id = $2`,
}

/** @throws NOT_FOUND */
export async function readFile({ client, houseId }: Reader, id: string): Promise<FileOfInvoice> {
  const { rows } = await loadPicture(() => client.query<FileOfInvoice>({ ...READ, values: [houseId, id] }))
  return orNotFound(rows[0])
}
