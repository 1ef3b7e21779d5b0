import { plainHead } from '../tables/head-hints.ts'
import { BY_CONTENT, EVIDENCE } from './column-evidence.ts'
import type { ColumnProfile } from './column-profile.ts'
import { hintsOfHeader, isNoteHeader, isPlainNameHeader, PRICE_ROLES } from './column-roles.ts'
import type { ColumnRole } from './column-roles.ts'
import { priceHeaderOf } from './price-header.ts'

/** Least weight of a header that decides the role of a column of texts, or of codes that look like row numbers. */
const OUTRIGHT = 8
const COUNTED = 8

/** Cells that say the same by which a column is unlikely to hold prices. */
export const HARDLY_PRICES = 3

/** Least weight of a header of names, and the letters and the share of codes by which its cells are names. */
const NAMING = 5
const LEAST_LETTERS = 3
const MOST_CODES = 0.5
/** Names differ from row to row; a column is none that repeats itself so much more than another one with texts. */
const DIFFERENT = 0.8
const REPEATED = 0.5
/** The same beside a description, which completes such names. */
const REPEATED_TEXTS = 0.8
/** Least share of rayons in a column that says the rayon, whatever its header. */
const RAYONS = 0.8

/** A role that a column may have. */
export interface Candidate {
  column: number
  role: ColumnRole
  /** The weight of its header; 0 for a column recognised by its content alone. */
  strength: number
  score: number
  sure: boolean
}

/** The roles that the headers of a list give its columns, as far as their cells agree. */
export function candidatesByHeader(
  profiles: readonly ColumnProfile[],
  headers: readonly string[],
): Candidate[] {
  const found = profiles.flatMap((profile, column) => hinted(profile, column, headers[column] ?? ''))
  const named = withSecondNames(withoutKinds(found, profiles, headers), profiles, headers)
  return withoutNotes(named, profiles, headers)
}

/**
 * 'Type de produit', 'Nature du produit', 'Produit' over rayons: beside a column that differs from row to row, a column
 * that repeats itself names no product. What it says of a product by a plain header completes the name.
 */
function withoutKinds(
  candidates: readonly Candidate[],
  profiles: readonly ColumnProfile[],
  headers: readonly string[],
): Candidate[] {
  const claimed = new Set(candidates.filter(({ role }) => role !== 'name').map(({ column }) => column))
  const differs = profiles.some(
    (profile, column) => !claimed.has(column) && profile.distinct >= DIFFERENT && holdsNames(profile),
  )
  if (!differs) return [...candidates]
  return candidates.flatMap((candidate) => {
    const { role, column } = candidate
    const profile = profiles[column]
    if (role !== 'name' || profile === undefined || profile.distinct > REPEATED) return [candidate]
    if (profile.rayon >= RAYONS) return [{ ...candidate, role: 'category' }]
    return isPlainNameHeader(headers[column] ?? '') ? [candidate] : []
  })
}

/** 'Article', 'Désignation': where the names repeat, a further column of plain names completes them. */
function withSecondNames(
  candidates: readonly Candidate[],
  profiles: readonly ColumnProfile[],
  headers: readonly string[],
): Candidate[] {
  const isPlain = ({ role, column }: Candidate) => {
    const profile = profiles[column]
    return role === 'name' && isPlainNameHeader(headers[column] ?? '') && !!profile && holdsNames(profile)
  }
  const [first, ...others] = candidates.filter(isPlain).toSorted((one, other) => other.score - one.score)
  if (first === undefined || (profiles[first.column]?.distinct ?? 1) > REPEATED_TEXTS) return [...candidates]
  return candidates.map((one) => (others.includes(one) ? { ...one, role: 'detail' } : one))
}

function holdsNames({ letters, price, figure, code, unit, pack, storage, filled }: ColumnProfile): boolean {
  return (
    filled > 0.5 &&
    letters >= LEAST_LETTERS &&
    Math.max(price, figure, code, unit, pack, storage) < MOST_CODES
  )
}

/** '', '/', 'le', 'au': no head of a column, or one that its cells go on: 'le' over 'kg'. */
const OPEN_HEAD = /^[\s/.:€]*(?:le|la|au|a la|par|per)?[\s.:]*$/iu

/** The roles that the cells of a column alone give it; with headers, a name, and under an open head a unit. */
export function candidatesByContent(
  profile: ColumnProfile,
  column: number,
  header: string | null,
): Candidate[] {
  return BY_CONTENT.flatMap(([role, least]) => {
    const isUnit = role === 'unit' && header !== null && OPEN_HEAD.test(header)
    if (header !== null && role !== 'name' && !isUnit) return []
    const evidence = EVIDENCE[role](profile)
    // 'Bar', 'Sole', 'Lieu': under heads the only column of texts is of names, however short.
    const enough = header === null || isUnit ? least : least / 2
    if (evidence === null || evidence < enough || profile.filled < 0.3) return []
    return [{ column, role, strength: 0, score: evidence, sure: false }]
  })
}

/** 'Présentation' over 'dos', 'darne', 'entier vidé' says how a product is cut. */
const isPresentation = (header: string) => /presentation/u.test(plainHead(header))
/** Share of packs among the cells of such a column by which it is one of packs. */
const LEAST_PACKED = 0.5

function hinted(profile: ColumnProfile, column: number, header: string): Candidate[] {
  return hintsOfHeader(header).flatMap(({ role, strength }) => {
    const evidence = EVIDENCE[role](profile)
    if (evidence === null && profile.filled > 0 && !isNamed(role, strength, profile)) return []
    if (role === 'pack' && isPresentation(header) && profile.pack + profile.unit < LEAST_PACKED) return []
    const constant = PRICE_ROLES.has(role) && profile.constant >= HARDLY_PRICES
    const score = (strength * 5 * (1 + profile.filled) + (evidence ?? 0)) * (constant ? 0.5 : 1)
    const sure = strength >= 5 && profile.filled > 0 && !constant
    const found: Candidate = { column, role, strength, score, sure }
    // A second price for another unit ('Prix colis' beside 'PU') is used for comparison.
    const { per } = priceHeaderOf(header)
    return role === 'price' && per !== null ? [found, { ...found, role: 'unitPrice', score: 1 }] : [found]
  })
}

/**
 * Whether an explicit header decides the role of a column with unspecific cells: 'Code' over 1, 2, 3, 'Marque' over M0
 * and M1, but not over prices. 'N°' over 1, 2, 3 is a row number.
 */
function isNamed(
  role: ColumnRole,
  strength: number,
  { fraction, letters, words, price, figure }: ColumnProfile,
): boolean {
  if (role === 'code') return strength > COUNTED && fraction <= 0.5 && words <= 2.5
  const text = role === 'name' || role === 'brand' || role === 'category'
  return text && strength >= OUTRIGHT && letters > 0 && Math.max(price, figure) <= 0.5
}

/** Beside a column of names, a description of them is a note, however long its texts are; of names that repeat, it tells them apart. */
function withoutNotes(
  candidates: readonly Candidate[],
  profiles: readonly ColumnProfile[],
  headers: readonly string[],
): Candidate[] {
  const isNote = ({ role, column }: Candidate) => role === 'name' && isNoteHeader(headers[column] ?? '')
  const isName = ({ role, column, strength }: Candidate) => {
    const { letters = 0, code = 0 } = profiles[column] ?? {}
    return role === 'name' && strength >= NAMING && letters >= LEAST_LETTERS && code < MOST_CODES
  }
  const names = candidates.filter((candidate) => isName(candidate) && !isNote(candidate))
  if (names.length === 0) return [...candidates]
  const repeat = names.every(({ column }) => (profiles[column]?.distinct ?? 1) <= REPEATED_TEXTS)
  return candidates.flatMap((candidate): Candidate[] => {
    if (!isNote(candidate)) return [candidate]
    return repeat && (profiles[candidate.column]?.distinct ?? 0) >= DIFFERENT
      ? [{ ...candidate, role: 'detail' }]
      : []
  })
}
