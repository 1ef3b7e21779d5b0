import type { MemberTx } from '#database/as-member.ts'
import { type ClaimedLine, type GrantingNote, grantsOf } from '#domain/invoices/grant-claims.ts'
import type { Measures } from '#domain/invoices/line-for-article.ts'
import type { InvoiceState } from '#domain/invoices/stored-invoice.ts'
import type { StoredPrice } from './fit-of-lines.ts'
import { keyOf, textOf } from '#domain/invoices/line-keys.ts'
import { AGREED_THEN } from './agreed-then.ts'
import { agreedNow, overchargeOf } from './overcharge.ts'

type Claimed = {
  id: string
  invoiceId: string
  number: string
  name: string
  /** EUR without VAT, above zero. */
  overcharge: number
  grantedBy: string | null
}
type Line = StoredPrice &
  Omit<Claimed, 'overcharge'> & {
    code: string | null
    state: InvoiceState
    lineTotal: number | null
    doubts: string[]
    agreedPriceHt: number | null
    measures: (Measures & { agreedPriceHt: number | null }) | null
  }

/** What is asked of a supplier, or was granted by its credit notes. */
const CLAIMED = `
  SELECT l.id, i.id AS "invoiceId", i.number, i.state, l.code, l.name, l.line_total AS "lineTotal", l.doubts, l.unit,
    l.unit_code AS "unitCode", l.unit_price_ht AS "unitPriceHt", l.reading, l.agreed_price_ht AS "agreedPriceHt",
    l.credit_note_id AS "grantedBy",
    CASE WHEN c.id IS NOT NULL THEN json_build_object('unit', c.unit, 'densityKgPerL', c.density_kg_per_l,
      'contentQuantity', c.content_quantity, 'contentUnit', c.content_unit, 'agreedPriceHt', ${AGREED_THEN}) END AS measures
  FROM invoices i JOIN invoice_lines l ON l.user_id = $1 AND l.invoice_id = i.id
  LEFT JOIN supplier_products c ON c.user_id = $1 AND c.id = l.supplier_product_id
  WHERE i.user_id = $1 AND i.supplier_id = $2 AND i.kind = 'invoice' AND i.state <> 'aside' AND i.currency = 'EUR'
    AND i.number = ANY ($3::text[]) AND (l.claim = 'asked' OR l.credit_note_id IS NOT NULL)
  ORDER BY i.issued_on, i.created_at, i.id, l.position`

type Note = {
  id: string
  numbers: string[]
  totalHt: number | null
  lines: { code: string | null; name: string; lineTotal: number }[]
}

/** The credit notes that are applied, and $3 as if it were. */
const NOTES = `
  SELECT i.id, i.credited_numbers AS numbers, i.total_ht AS "totalHt", (
    SELECT coalesce(json_agg(json_build_object('code', l.code, 'name', l.name, 'lineTotal', l.line_total) ORDER BY l.position), '[]')
    FROM invoice_lines l WHERE l.user_id = $1 AND l.invoice_id = i.id AND l.line_total IS NOT NULL
  ) AS lines
  FROM invoices i
  WHERE i.user_id = $1 AND i.supplier_id = $2 AND i.kind = 'credit' AND (i.state = 'applied' OR i.id = $3)
    AND i.currency = 'EUR' AND cardinality(i.credited_numbers) > 0
  ORDER BY i.issued_on, i.created_at, i.id`

interface Claims {
  claimed: Claimed[]
  /** The credit note that grants a line, by their ids. */
  grants: ReadonlyMap<string, string>
  /** What the other notes grant. */
  without: ReadonlyMap<string, string>
}

/**
 * What is claimed of a supplier in the invoices of these numbers and in those that a credit note names, and what grants it.
 * @param noteId a credit note that counts as applied, and is absent from `without`
 */
export async function readClaims(
  { client, houseId }: MemberTx,
  {
    supplierId,
    numbers,
    noteId = null,
  }: { supplierId: string; numbers: readonly string[]; noteId?: string | null },
): Promise<Claims> {
  const { rows: notes } = await client.query<Note>(NOTES, [houseId, supplierId, noteId])
  const named = new Set([...numbers, ...notes.flatMap((note) => note.numbers)])
  if (named.size === 0) return { claimed: [], grants: new Map(), without: new Map() }
  const { rows } = await client.query<Line>(CLAIMED, [houseId, supplierId, [...named]])
  const lines = rows.flatMap((line) => {
    const agreedPriceHt = line.state === 'applied' ? line.agreedPriceHt : agreedNow(line)
    const overcharge = overchargeOf({ ...line, agreedPriceHt })
    return overcharge > 0 ? [{ ...line, overcharge }] : []
  })
  const grantedBy = (granting: readonly Note[]) => grantsOf(lines.map(asClaimed), granting.map(asGranting))
  const grants = grantedBy(notes)
  const without = noteId === null ? grants : grantedBy(notes.filter(({ id }) => id !== noteId))
  return { claimed: lines, grants, without }
}

const WRITE = `
  UPDATE invoice_lines l SET claim = CASE WHEN g.note IS NULL THEN 'asked' ELSE 'granted' END, credit_note_id = g.note
  FROM unnest($2::uuid[], $3::uuid[]) AS g (id, note) WHERE l.user_id = $1 AND l.id = g.id`

const RAISE = 'UPDATE invoices SET version = version + 1 WHERE user_id = $1 AND id = ANY ($2::uuid[])'

type Changed = { supplierId: string | null; numbers: readonly string[] }

/**
 * After a claim or a credit note has changed: credit notes that are applied grant what they cover, and nothing else. What was
 * granted by hand stays.
 */
export async function closeClaims(tx: MemberTx, { supplierId, numbers }: Changed): Promise<void> {
  if (supplierId === null) return
  const { client, houseId } = tx
  const { claimed, grants } = await readClaims(tx, { supplierId, numbers })
  const changed = claimed.filter(({ id, grantedBy }) => (grants.get(id) ?? null) !== grantedBy)
  if (changed.length === 0) return
  const ids = changed.map(({ id }) => id)
  await client.query(WRITE, [houseId, ids, ids.map((id) => grants.get(id) ?? null)])
  await client.query(RAISE, [houseId, [...new Set(changed.map(({ invoiceId }) => invoiceId))]])
}

const RELEASE = `
  UPDATE invoice_lines SET claim = 'asked', credit_note_id = NULL WHERE user_id = $1 AND credit_note_id = $2
  RETURNING invoice_id AS "invoiceId"`

/** Takes back what a credit note has granted, whatever its claim has become since. */
export async function releaseGrants({ client, houseId }: MemberTx, noteId: string): Promise<void> {
  const { rows } = await client.query<{ invoiceId: string }>(RELEASE, [houseId, noteId])
  const ids = new Set(rows.map(({ invoiceId }) => invoiceId))
  if (ids.size > 0) await client.query(RAISE, [houseId, [...ids]])
}

const cents = (euros: number) => Math.round(euros * 100)

function asClaimed({ id, number, overcharge, ...line }: Claimed & Pick<Line, 'code'>): ClaimedLine {
  return { id, number, key: textOf(keyOf(line)), cents: cents(overcharge) }
}

/** Some sellers write below zero what they give back. */
function asGranting({ id, numbers, totalHt, lines }: Note): GrantingNote {
  const total = totalHt ?? lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0)
  const sign = total < 0 ? -1 : 1
  return {
    id,
    numbers,
    totalCents: totalHt === null ? null : cents(sign * totalHt),
    lines: lines.map((line) => ({ key: textOf(keyOf(line)), cents: cents(sign * line.lineTotal) })),
  }
}
