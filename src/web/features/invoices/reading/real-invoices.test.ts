import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Invoice } from '#domain/invoices/invoice.ts'
import { INVOICE_FILE_REFUSALS } from '#domain/invoices/limits.ts'
import { priceOfLine } from '#domain/invoices/line-price.ts'
import { asideReasonOf } from '#domain/invoices/whose-invoice.ts'
import { openInvoices } from './open-invoices.ts'

const FOLDER = fileURLToPath(new URL('../../../../../../shared/data/invoices', import.meta.url))
const isThere = existsSync(FOLDER)
const why = isThere ? '' : ': skipped, the invoices are not beside the repository (../shared/data)'
const names = isThere
  ? readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:xml|pdf)$/u.test(name))
  : ['']

const open = (name: string) =>
  openInvoices({ path: name, bytes: new Uint8Array(readFileSync(join(FOLDER, name))) })

describe.skipIf(!isThere)(`public invoices beside the repository${why}`, () => {
  test.each(names)('%s is read, and adds up, or is refused by name', async (name) => {
    const [file, ...others] = await open(name)
    expect(others).toEqual([])
    if (file?.known !== true) return expect(INVOICE_FILE_REFUSALS).toContain(file?.reason)
    expect([null, 'no-lines']).toContain(asideReasonOf(file.invoice, null))
    expect(() => file.invoice.lines.map((line) => priceOfLine(line, file.invoice))).not.toThrow()
  })

  const pairs = names
    .filter((name) => name.endsWith('.cii.xml'))
    .map((name) => name.replace(/\.cii\.xml$/u, ''))

  test.each(pairs)('%s has the same lines as CII, UBL and PDF', async (name) => {
    const lines = await Promise.all(
      ['.cii.xml', '.ubl.xml', '.pdf'].map(async (end) => linesOf(`${name}${end}`)),
    )
    expect(lines[0]?.length).toBeGreaterThan(0)
    expect(lines[1]).toEqual(lines[0])
    expect(lines[2]).toEqual(lines[0])
  })
})

/** The lines of a file with what each costs. */
async function linesOf(name: string) {
  const [file] = await open(name)
  if (file?.known !== true) throw new Error(file?.reason)
  const { invoice } = file
  return invoice.lines.map((line) => ({ ...shown(line), price: priceOfLine(line, invoice) }))
}

/** What a line says of its article and its price. */
function shown({
  position,
  name,
  sellerCode,
  ean,
  quantity,
  unitCode,
  netPrice,
  lineTotal,
  vatRate,
}: Invoice['lines'][number]) {
  return { position, name, sellerCode, ean, quantity, unitCode, netPrice, lineTotal, vatRate }
}
