import type { InvoiceAsRead } from '#contract/facts/invoice-as-read.ts'
import type { MemberTx } from '#database/as-member.ts'
import { IDENTITY_SCHEMES, type IdentityScheme } from '#domain/invoices/stored-invoice.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { NO_NUMBERS, SAME_NAME, sellerValues, sirenOf } from './same-seller.ts'

type Seller = InvoiceAsRead['seller']
export type SellerNumbers = Pick<Seller, IdentityScheme>

const KNOWN = `
  SELECT DISTINCT s.supplier_id AS id FROM supplier_identities s
  JOIN unnest($2::text[], $3::text[]) AS n (scheme, value) ON s.scheme = n.scheme AND s.value = n.value
  WHERE s.user_id = $1`

/** What the user has answered for invoices without a number and of the same name. */
const NAMED = `
  SELECT DISTINCT i.supplier_id AS id FROM invoices i
  WHERE i.user_id = $1 AND i.supplier_id IS NOT NULL AND ${NO_NUMBERS} AND ${SAME_NAME}`

/** The numbers of a seller that it has. */
export function numbersOf(seller: SellerNumbers): { scheme: IdentityScheme; value: string }[] {
  const numbers: SellerNumbers = { ...seller, siren: sirenOf(seller) }
  return IDENTITY_SCHEMES.flatMap((scheme) => {
    const value = numbers[scheme]
    return value === null ? [] : [{ scheme, value }]
  })
}

/** The supplier that a seller is by its numbers, else without any by its name; undefined where these are of none, or of several. */
export async function findSupplier(
  { client, houseId }: MemberTx,
  seller: Seller,
): Promise<string | undefined> {
  const numbers = numbersOf(seller)
  const { rows } = await (numbers.length === 0
    ? client.query<{ id: string }>(NAMED, [houseId, ...sellerValues(seller)])
    : client.query<{ id: string }>(KNOWN, [
        houseId,
        numbers.map(({ scheme }) => scheme),
        numbers.map(({ value }) => value),
      ]))
  return rows.length === 1 ? rows[0]?.id : undefined
}

const LEARN = `
  INSERT INTO supplier_identities (user_id, supplier_id, scheme, value)
  SELECT $1, $2, n.* FROM unnest($3::text[], $4::text[]) AS n
  ON CONFLICT (user_id, scheme, value) DO UPDATE SET supplier_id = excluded.supplier_id`

/** Lets the next invoice of a seller be known as one of this supplier. */
export async function learnSupplier(
  { client, houseId }: GrowingTx,
  supplierId: string,
  seller: SellerNumbers,
): Promise<void> {
  const numbers = numbersOf(seller)
  await client.query(LEARN, [
    houseId,
    supplierId,
    numbers.map(({ scheme }) => scheme),
    numbers.map(({ value }) => value),
  ])
}
