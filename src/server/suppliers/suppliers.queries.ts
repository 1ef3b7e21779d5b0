import type { z } from 'zod'
import type { listQuery } from '#contract/shapes.ts'
import type { Supplier, SupplierInput } from '#contract/suppliers.ts'
import type { Acting } from '#database/as-member.ts'
import { supplierContacts } from '#database/schema/supplier-contacts.ts'
import type { Reader } from '#database/session-reader.ts'
import { contains } from '../lists/contains.ts'
import { readCursor, textKey, writeCursor } from '../lists/cursor.ts'
import { Parameters } from '../lists/parameters.ts'

type Page = { items: Supplier[]; nextCursor: string | null; total: number }
type ListedRow = Supplier & { key: string }

const SORT = 'name'

/** A page of the user's suppliers by name and how many there are in all, in one statement. */
export async function listSuppliers(
  { client, userId }: Reader,
  { search, limit, cursor }: z.infer<typeof listQuery>,
): Promise<Page> {
  const { add, values } = new Parameters()
  const place = readCursor(cursor, SORT, textKey)
  const conditions = [`user_id = ${add(userId)}`]
  if (search) conditions.push(`search_text LIKE ${add(contains(search))}`)
  const after = place ? `WHERE (key, id) > (${add(place.key)}::text, ${add(place.id)}::uuid)` : ''
  const { rows } = await client.query<ListedRow & { total: number }>(
    `WITH matching AS (
       SELECT id, search_text AS key, name, email, phone, notes, created_at AS "createdAt"
       FROM supplier_contacts WHERE ${conditions.join(' AND ')}
     ),
     page AS (SELECT * FROM matching ${after} ORDER BY key, id LIMIT ${add(limit + 1)})
     SELECT counted.total, page.*
     FROM (SELECT count(*) AS total FROM matching) counted LEFT JOIN page ON true
     ORDER BY page.key, page.id`,
    values,
  )
  const listed = rows.filter((row) => row.id !== null)
  const page = listed.slice(0, limit)
  const last = listed.length > limit ? page.at(-1) : undefined
  return {
    items: page.map(({ key: _key, total: _total, ...supplier }) => supplier),
    nextCursor: last ? writeCursor(SORT, last) : null,
    total: rows[0]?.total ?? 0,
  }
}

export async function insertSupplier({ db, userId }: Acting, input: SupplierInput): Promise<Supplier> {
  const { email, phone, notes } = input
  const [inserted] = await db
    .insert(supplierContacts)
    // A field left blank in a form says nothing.
    .values({ userId, name: input.name, email: email || null, phone: phone || null, notes: notes || null })
    .returning({
      id: supplierContacts.id,
      name: supplierContacts.name,
      email: supplierContacts.email,
      phone: supplierContacts.phone,
      notes: supplierContacts.notes,
      createdAt: supplierContacts.createdAt,
    })
  if (!inserted) throw new Error('A supplier that was just added cannot be read')
  return inserted
}
