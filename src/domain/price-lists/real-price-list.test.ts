import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import readExcelFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import type { Matrix } from '../tables/cell.ts'
import { decodeText } from '../tables/decode-text.ts'
import { proposeColumns } from './propose-columns.ts'
import { readList } from './read-list.ts'
import { readPrice } from './read-price.ts'
import { readTable } from '../tables/read-table.ts'
import { LIST_TEXTS } from './written-lines.ts'

const FILE = fileURLToPath(new URL('../../../../shared/data/mercuriale-traiteur.json', import.meta.url))
const isThere = existsSync(FILE)
const why = isThere ? '' : ': skipped, the list is not beside the repository (../shared/data)'

/** A real wholesaler's list, kept beside the repository and never in it: header first, then a row a product. */
function realList(): (string | number)[][] {
  const products = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string | number>[]
  const headers = Object.keys(products[0] ?? {})
  return [headers, ...products.map((product) => headers.map((header) => product[header] ?? ''))]
}

/** The few letters of French that Windows-1252 places elsewhere than Unicode. */
const WINDOWS: Record<string, number> = { '€': 0x80, Œ: 0x8c, œ: 0x9c, '’': 0x92, '–': 0x96, '…': 0x85 }

async function throughCsv(list: (string | number)[][]): Promise<Matrix> {
  const text = list
    .map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(';'))
    .join('\r\n')
  const decoded = decodeText(Uint8Array.from(text, (sign) => WINDOWS[sign] ?? sign.charCodeAt(0)))
  expect(decoded?.encoding).toBe('windows-1252')
  const table = readTable(decoded?.text ?? '', LIST_TEXTS)
  return table.known ? table.rows : []
}

async function throughWorkbook(list: (string | number)[][]): Promise<Matrix> {
  const bytes = await writeExcelFile(
    list.map((row) => row.map((value) => ({ value, type: typeof value === 'number' ? Number : String }))),
  ).toBuffer()
  const [sheet] = await readExcelFile(bytes)
  return (sheet?.data ?? []) as Matrix
}

test.skipIf(!isThere).each([
  ['CSV of an older Windows', throughCsv],
  ['workbook', throughWorkbook],
])(`a real list as a %s gives our price per kg or L as the supplier prints it${why}`, async (_, through) => {
  const list = realList()
  const matrix = await through(list)
  expect(matrix).toHaveLength(list.length)
  const { mapping, columns } = proposeColumns(matrix)
  expect(columns.every(({ sure }) => sure)).toBe(true)
  const reading = readList(matrix, mapping)
  if (!reading.known) throw new Error(reading.reason)
  expect(reading.rows).toHaveLength(list.length - 1)

  const headers = list[0] ?? []
  const cell = (row: number, header: string) => String(list[row]?.[headers.indexOf(header)] ?? '')
  const compared = reading.rows.filter(({ row }) => {
    const weighed = /\d\s*(?:k?g|litre|ml|cl|l)\b/iu.test(cell(row, 'Conditionnement'))
    return weighed && cell(row, "Prix à l'unité de mesure") !== ''
  })
  expect(compared.length).toBeGreaterThan(150)
  for (const { row, unit, priceHt, code, name, check, doubts } of compared) {
    const printed = readPrice(cell(row, "Prix à l'unité de mesure"))
    const amount = printed.known ? printed.amount : Number.NaN
    expect(code).toBe(cell(row, 'Code Produit'))
    expect(['kg', 'L'], name).toContain(unit)
    expect(Math.abs(priceHt - amount), name).toBeLessThanOrEqual(Math.max(0.02, 0.01 * amount) + 1e-9)
    expect(check?.agrees, name).toBe(true)
    expect(doubts.filter(({ field }) => field !== 'category')).toEqual([])
  }
})
