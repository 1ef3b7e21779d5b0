import { HARDLY_PRICES } from './column-candidates.ts'
import { packPriceColumn } from './pack-price-column.ts'
import type { ProvenAmounts } from './proven-amounts.ts'
import type { Cell } from '../tables/cell.ts'
import type { Candidate } from './column-candidates.ts'
import { EVIDENCE } from './column-evidence.ts'
import type { ColumnProfile } from './column-profile.ts'
import { hintsOfHeader } from './column-roles.ts'
import { provenDiscount } from './discounts.ts'
import type { ColumnRole } from './column-roles.ts'
import { newestColumn, periodOf } from './newest-column.ts'
import {
  isAmountHead,
  isBoughtHead,
  isCreditNote,
  isOfBill,
  isQuantityHead,
  otherPaperOf,
} from './other-paper.ts'
import { isFromQuantity, priceHeaderOf } from './price-header.ts'
import { plainHead } from '../tables/head-hints.ts'
import { isOfferHead, isSecondPrice } from './second-prices.ts'
import { saysWithTax } from './tax-words.ts'

/** Roles that the charged price may have. */
const CHARGED: readonly ColumnRole[] = ['price', 'priceWithTax', 'unitPrice']
/** Roles of what a price may be of. */
const OF_PACKS: ReadonlySet<ColumnRole> = new Set(['pack', 'packCount', 'unit'])
/** Least weight of a column's cells that may be prices, and the share of them with cents that are prices under any head. */
const LEAST_EVIDENCE = 3
const WITH_CENTS = 0.4
const LEAST_FILLED = 0.3
/** Share of rows with an offer by which it is of some products, and the price is in the other column. */
const FEW_OFFERS = 0.5
/** Share of cells with a pack by which a column shows what a price is of. */
const LEAST_PACKS = 0.3
/** Share of cells that are figures by which a column may hold the prices of packs. */
const LEAST_PRICES = 0.6
/** Share of cells that are figures by which a column holds quantities. */
const LEAST_FIGURES = 0.5
/** Share of figures below zero by which a column is of what is taken back. */
const MOST_NEGATIVE = 0.8

const isCharged = ({ role }: Candidate) => CHARGED.includes(role)

/**
 * Without the amounts of what was bought: 'Qté', 'Montant HT' are an invoice, whose amounts are the price of no product. Where
 * the rows prove which column is of what, the quantity and the amount have no role.
 */
export function withoutAmounts(
  candidates: readonly Candidate[],
  headers: readonly string[],
  proven: ProvenAmounts | null,
): Candidate[] {
  if (proven !== null)
    return candidates.filter(
      ({ role, column }) =>
        column !== proven.amount &&
        column !== proven.quantity &&
        (column === proven.price || !CHARGED.includes(role)),
    )
  const isAmount = ({ column }: Candidate) => isAmountHead(headers[column] ?? '')
  const isOfPacks =
    headers.some(isBoughtHead) && candidates.some(isCharged) && candidates.filter(isCharged).every(isAmount)
  if (!isOfPacks && !headers.some(isQuantityHead)) return [...candidates]
  return candidates.filter((one) => !isCharged(one) || !isAmount(one))
}

/** Whether the figures of a column are below zero in most rows. */
export const negativeIn = (profiles: readonly ColumnProfile[]) => (column: number) => {
  const { negative = 0, filled = 0 } = profiles[column] ?? {}
  return negative >= MOST_NEGATIVE && filled >= LEAST_FIGURES
}

/** Takes their role from the prices of a credit note. */
export function leaveCredits(
  roles: Map<number, Candidate>,
  profiles: readonly ColumnProfile[],
  headers: readonly string[],
  titles: readonly string[],
): boolean {
  if (!isCreditNote(headers, titles, negativeIn(profiles))) return false
  for (const [column, { role }] of roles) if (CHARGED.includes(role)) roles.delete(column)
  return true
}

/** Takes their role from the prices of a bill, which are what a quantity costs in all. */
export function leaveBills(
  roles: Map<number, Candidate>,
  profiles: readonly ColumnProfile[],
  headers: readonly string[],
  titles: readonly string[],
): void {
  const filled = (column: number) => {
    const { filled: share = 0, figure = 0, constant = 0 } = profiles[column] ?? {}
    return share >= LEAST_FIGURES && figure >= LEAST_FIGURES && constant === 0
  }
  for (const [column, { role }] of roles)
    if (CHARGED.includes(role) && isOfBill(headers[column] ?? '', headers, titles, filled))
      roles.delete(column)
}

/**
 * The column of the charged price where several are as likely ('Cat. I', 'Cat. II'; 'Prix départ', 'Prix franco'): the
 * newest, where their heads say when they hold, else none, as only the user knows it.
 * @param candidates of all columns, by their headers
 * @param roles by column; the charged price is moved or removed in it
 * @returns the columns of which the user should choose one; empty where the price is known
 */
export function chooseCharged(
  candidates: readonly Candidate[],
  roles: Map<number, Candidate>,
  profiles: readonly ColumnProfile[],
  headers: readonly string[],
  sample: readonly (readonly Cell[])[],
): number[] {
  const rivals = rivalsOf(candidates, roles, profiles, headers, sample) ?? unheaded(roles, profiles, headers)
  const [only] = rivals
  if (only === undefined) return []
  const newest = newestColumn(
    rivals.map(({ column }) => column),
    headers,
  )
  const chosen = rivals.length === 1 ? only : rivals.find(({ column }) => column === newest)
  for (const { column } of rivals) roles.delete(column)
  if (chosen !== undefined) roles.set(chosen.column, { ...chosen, sure: false })
  return rivals.map(({ column }) => column)
}

/**
 * Gives the charged price to the column of whole packs, where the rows prove which of two it is.
 * @returns whether they do
 */
export function proveCharged(
  candidates: readonly Candidate[],
  roles: Map<number, Candidate>,
  profiles: readonly ColumnProfile[],
  sample: readonly (readonly Cell[])[],
): boolean {
  const isPriced = (column: number) =>
    candidates.some((one) => one.column === column && (one.role === 'price' || one.role === 'unitPrice'))
  const columns = [...profiles.keys()]
  const packs = {
    texts: columns.filter((column) => (profiles[column]?.pack ?? 0) > LEAST_PACKS),
    counts: columns.filter((column) => roles.get(column)?.role === 'packCount'),
  }
  // 'Réglé', 'P.T.', 'Soit': what is paid for a pack has many heads, and the rows prove it under any of them.
  const figures = columns.filter(
    (column) => (profiles[column]?.price ?? 0) >= LEAST_PRICES && !packs.counts.includes(column),
  )
  const found = packPriceColumn(sample, figures, packs)
  if (found === null) return false
  const both = [found.whole, found.single]
  // Under unknown heads figures without cents may be of what is left: so many colis, so many pieces.
  if (!both.some(isPriced) && !both.every((column) => (profiles[column]?.cents ?? 0) >= WITH_CENTS))
    return false
  // The price of one thing in a pack says no less than that of all, and each row may name its unit.
  const isCharged = [found.single, found.whole].some((column) => roles.get(column)?.role === 'price')
  if (found.by === 'items' && isCharged) return true
  if (roles.get(found.single)?.role !== 'unitPrice') roles.delete(found.single)
  roles.set(found.whole, { column: found.whole, role: 'price', strength: 0, score: 0, sure: true })
  return true
}

/** The charged price with those of equal weight; null where no header names one. */
function rivalsOf(
  candidates: readonly Candidate[],
  roles: ReadonlyMap<number, Candidate>,
  profiles: readonly ColumnProfile[],
  headers: readonly string[],
  sample: readonly (readonly Cell[])[],
): Candidate[] | null {
  const assigned = [...roles.values()]
  const charged = CHARGED.map((role) => assigned.find((one) => one.role === role)).find(
    (one) => one !== undefined,
  )
  if (charged === undefined) return null
  const others = candidates.filter((one) => one.role === charged.role && one.column !== charged.column)
  const header = headers[charged.column] ?? ''
  const isFewOffers = (column: number) =>
    isOfferHead(headers[column] ?? '') && (profiles[column]?.filled ?? 0) < FEW_OFFERS
  // 'Prix < 5 colis', 'Prix > 5 colis': only the user knows how many are bought at once.
  const isOfTiers = (column: number) => isFromQuantity(header) || isFromQuantity(headers[column] ?? '')
  const alike = others.filter(
    ({ column, strength }) =>
      !isFewOffers(column) &&
      (isOfTiers(column) || Math.floor(strength) === Math.floor(charged.strength)) &&
      isSamePer(headers[column] ?? '', header, isOfTiers(column)) &&
      (charged.role === 'unitPrice' || isOfTiers(column) || !roles.has(column)) &&
      (profiles[column]?.constant ?? 0) < HARDLY_PRICES,
  )
  const unread = [...profiles.keys()].filter((column) => (roles.get(column)?.role ?? 'ignored') === 'ignored')
  const ofDiscount = provenDiscount(sample, charged.column, unread)?.others ?? []
  const seconds = profiles.flatMap(({ filled, cents }, column): Candidate[] => {
    const open =
      filled >= LEAST_FILLED &&
      !isFewOffers(column) &&
      cents >= WITH_CENTS &&
      !roles.has(column) &&
      !ofDiscount.includes(column)
    const found = open && isUnknown(headers[column] ?? '') && isSecondPrice(sample, charged.column, column)
    return found ? [{ column, role: charged.role, strength: 0, score: 0, sure: false }] : []
  })
  const rivals = [...alike, ...seconds]
  return rivals.length === 0 ? [] : [charged, ...rivals]
}

/** A head that says nothing of the figures under it: 'Offre', 'Hors contrat'. */
function isUnknown(header: string): boolean {
  return hintsOfHeader(header).length === 0 && !saysWithTax(plainHead(header))
}

/** Whether two heads say the same of what their prices are of; of tiers the price 'à l’unité' is that of the least quantity. */
function isSamePer(one: string, other: string, ofTiers: boolean): boolean {
  const facts = [one, other].map((header) => {
    const found = priceHeaderOf(header)
    return JSON.stringify(ofTiers ? found.per : found)
  })
  return facts[0] === facts[1]
}

/** Columns that may be prices by their cells, under unknown heads: dates, suppliers, qualities. */
function unheaded(
  roles: ReadonlyMap<number, Candidate>,
  profiles: readonly ColumnProfile[],
  headers: readonly string[],
): Candidate[] {
  if (otherPaperOf(headers) !== null) return []
  const found = profiles.flatMap((profile, column): Candidate[] => {
    const evidence = EVIDENCE.price(profile)
    // 'Carton' and 'Pièce' head packs, or the prices of them.
    const hints = hintsOfHeader(headers[column] ?? '')
    const open =
      !roles.has(column) && hints.every(({ role }) => OF_PACKS.has(role) && EVIDENCE[role](profile) === null)
    if (
      !open ||
      profile.negative > 0 ||
      evidence === null ||
      evidence < LEAST_EVIDENCE ||
      profile.filled < LEAST_FILLED
    )
      return []
    return [{ column, role: 'price', strength: 0, score: evidence, sure: false }]
  })
  // A single column of figures may be of anything: hours, kilograms that are left.
  const isPrice = ({ column }: Candidate) =>
    (profiles[column]?.cents ?? 0) >= WITH_CENTS || periodOf(headers[column] ?? '') !== null
  return found.length > 1 || found.every(isPrice) ? found : []
}
