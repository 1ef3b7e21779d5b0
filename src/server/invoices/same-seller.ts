import type { InvoiceAsRead } from '#contract/facts/invoice-as-read.ts'

type Seller = Pick<InvoiceAsRead['seller'], 'name' | 'siren' | 'siret' | 'vat'>

/** The SIREN of a seller. A SIRET begins with it. */
export const sirenOf = ({ siren, siret }: Pick<Seller, 'siren' | 'siret'>): string | null =>
  siren ?? siret?.slice(0, 9) ?? null

/** A seller as `SAME_NUMBERS` and `SAME_NAME` read it: $2 to $4, beside the user $1. */
export const sellerValues = (seller: Seller) => [sirenOf(seller), seller.vat || null, seller.name]

const SIREN = 'coalesce(i.siren, left(i.siret, 9))'

/**
 * Whether the seller of `invoices i` has the numbers of another: by its SIREN, which companies that share a number of VAT do not share,
 * else by that. Null where no number of the one can be compared with one of the other.
 */
export const SAME_NUMBERS = `
  CASE WHEN ${SIREN} IS NOT NULL AND $2::text IS NOT NULL THEN ${SIREN} = $2 ELSE i.vat = $3::text END`

export const SAME_NAME = 'fold(i.supplier_name) = fold($4)'

export const NO_NUMBERS = `num_nonnulls(${SIREN}, i.vat, $2::text, $3::text) = 0`
