import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { cellText } from '../price-lists/cell.ts'
import type { Cell, Matrix } from '../price-lists/cell.ts'
import { readDays } from './read-days.ts'
import { readSold } from './read-sold.ts'

/** The content of a column of a till's file; `date` is of each row, or of its period. */
export const TILL_ROLES = ['dish', 'quantity', 'date', 'ignored'] as const
export type TillRole = (typeof TILL_ROLES)[number]

export interface TillMapping {
  /** The row that names the columns, from 0; null for a file that begins with its first dish. */
  header: number | null
  /** By index of the column. */
  roles: readonly TillRole[]
}

/** Rows that are searched for the header, below titles and addresses. */
const LOOKED_AT = 40
const SAMPLE = 200

/** Headers of figures that are not quantities sold: amounts, shares, codes, what was given, cancelled or refunded. */
const NEVER =
  /€|\bca\b|chiffre|montant|prix|price|amount|revenue|\bht\b|\bttc\b|\btva\b|marge|margin|remise|discount|%|part\b|taux|code|\bref\b|\bid\b|n°|total\b(?! vendu)|\bpu\b|\b(?:gross|net|brut) (?:sales|ventes?)|offert|annul|rembours|refund|\bvoid|retour|\bcomps?\b/u
const HINTS: [role: TillRole, strength: number, header: RegExp][] = [
  ['quantity', 3, /^(?:qtes?|quantites?|qty|quantity|nb|nbre|nombre|vendus?|sold)\b/u],
  [
    'quantity',
    2,
    /\bqtes?\b|quantite|\bqty\b|vendu|\bventes?\b|\bsold\b|\bsales\b|couverts|\bcount\b|volume/u,
  ],
  [
    'dish',
    3,
    /^(?:articles?|plats?|produits?|designation|libelle|intitule|items?|products?|recettes?|dish)\b/u,
  ],
  ['dish', 2, /designation|libelle|\bnom\b|\bname\b|description|article|produit|\bplat\b|product|\bitem\b/u],
  ['date', 3, /^(?:date|jour|periode|mois|day|period|month)\b/u],
  ['date', 2, /\bdate\b|\bjour\b|periode|\bmois\b/u],
]

/** How strongly a header suggests each role, 0 for not at all. */
function strengthOf(header: string, role: TillRole): number {
  const folded = foldForSearch(header)
    .replaceAll(/[\s_]+/gu, ' ')
    .trim()
  if (folded === '' || folded.length > 60 || NEVER.test(folded)) return 0
  return HINTS.find(([hinted, , words]) => hinted === role && words.test(folded))?.[1] ?? 0
}

/**
 * The row that names a column of dishes and another of quantities; null when none does. A title, 'Rapport des ventes par
 * article', has both words in one cell.
 */
export function findTillHeader(matrix: Matrix): number | null {
  const at = matrix.slice(0, LOOKED_AT).findIndex((row) => {
    const texts = row.map((cell) => (typeof cell === 'string' ? cellText(cell) : ''))
    const columnsOf = (role: TillRole) =>
      texts.flatMap((text, column) => (strengthOf(text, role) > 0 ? [column] : []))
    const [dishes, quantities] = [columnsOf('dish'), columnsOf('quantity')]
    return dishes.some((dish) => quantities.some((quantity) => quantity !== dish))
  })
  return at === -1 ? null : at
}

/** What a till's file seems to hold, column by column, from its headers, else from its cells. */
export function proposeTillColumns(matrix: Matrix): TillMapping {
  const header = findTillHeader(matrix)
  const rows = matrix.slice(header === null ? 0 : header + 1).slice(0, SAMPLE)
  const width = Math.max(0, ...matrix.slice(0, SAMPLE).map((row) => row.length))
  const roles: TillRole[] = Array.from({ length: width }, () => 'ignored')
  for (const role of ['dish', 'quantity', 'date'] as const) {
    const scores = roles.map((taken, column) => {
      if (taken !== 'ignored') return 0
      const name = header === null ? '' : cellText(matrix[header]?.[column])
      const strength = header === null ? 1 : strengthOf(name, role)
      return strength === 0 ? 0 : strength * evidence(rows, column, role)
    })
    const best = Math.max(0, ...scores)
    if (best > 0) roles[scores.indexOf(best)] = role
  }
  return { header, roles }
}

/** Which part of the cells of a column, where there are any, is what a role asks for. */
function evidence(rows: Matrix, column: number, role: TillRole): number {
  const cells = rows.map((row) => row[column]).filter((cell) => cellText(cell) !== '')
  const fitting = cells.filter((cell) => fits(cell, role))
  if (cells.length === 0) return 0
  const share = fitting.length / cells.length
  if (role !== 'dish') return share < 0.5 ? 0 : share
  // Names differ; a column of rayons repeats a few.
  const different = new Set(fitting.map((cell) => cellText(cell))).size
  return share < 0.5 ? 0 : share * (0.3 + different / cells.length)
}

function fits(cell: Cell | undefined, role: TillRole): boolean {
  if (role === 'date') return readDays(cell) !== null
  if (role === 'quantity') return readDays(cell) === null && Number.isInteger(readSold(cell))
  return readDays(cell) === null && readSold(cell) === null && /\p{L}{2}/u.test(cellText(cell))
}

/** The header of each column; '' where there is none. */
export function tillHeaders(matrix: Matrix, { header, roles }: TillMapping): string[] {
  return roles.map((_, column) => (header === null ? '' : cellText(matrix[header]?.[column])))
}
