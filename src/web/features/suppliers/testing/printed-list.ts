import * as fc from 'fast-check'
import Pdf from 'pdfkit'
import { toBytes } from 'pdfkit/output'

/** What a test draws with; the product draws otherwise, and its types say so. */
interface Sheet {
  addPage(): void
  font(name: string): Sheet
  fontSize(points: number): Sheet
  heightOfString(text: string, options: { width: number }): number
  text(text: string, x: number, y: number, options?: { width: number; align: 'left' | 'right' }): Sheet
  end(): void
}
const Document = Pdf as unknown as new (options: { size: 'A4'; margin: number }) => Sheet

const NAMES = [
  'Beurre doux AOP',
  'Crème épaisse 35 % MG',
  'Comté AOP affiné 18 mois',
  'Filet de bœuf sans chaînette',
  'Sainte-Maure de Touraine fermier',
  'Huile d’olive vierge extra première pression',
  'Pommes de terre Charlotte calibre 35/55',
  'Jambon blanc supérieur découenné dégraissé',
  'Sel fin',
  'Lait entier',
]
const RAYONS = ['CRÈMERIE', 'FROMAGES', 'ÉPICERIE', 'Viandes']
const HEADS = { code: 'Code', name: 'Désignation', pack: 'Conditionnement', unit: 'Unité', price: 'Prix HT' }
type Key = keyof typeof HEADS
const BOTTOM = 800

const product = fc.record({
  name: fc
    .tuple(fc.constantFrom(...NAMES), fc.constantFrom('', ' bio', ' IGP', ' lot n°7'))
    .map((parts) => parts.join('')),
  pack: fc.constantFrom('Plaque de 10 kg', 'Seau 5 kg', 'Sac 25 kg', ''),
  cents: fc.integer({ min: 60, max: 9900 }),
})

/** A price list as a supplier prints it: any of its columns, widths, letters, distances and rayons, over any number of pages. */
export const printedList = fc
  .record({
    products: fc.array(product, { minLength: 6, maxLength: 60 }),
    size: fc.integer({ min: 7, max: 11 }),
    columns: fc.subarray<Key>(['code', 'pack', 'unit']),
    nameWidth: fc.constantFrom(130, 160, 190),
    padding: fc.constantFrom(3, 5, 8),
    isRight: fc.boolean(),
    currency: fc.constantFrom('', ' €'),
    repeatsHeads: fc.boolean(),
    hasRayons: fc.boolean(),
  })
  .map(({ products, size, columns, nameWidth, padding, isRight, currency, repeatsHeads, hasRayons }) => {
    const widths: Record<Key, number> = { code: 50, name: nameWidth, pack: 95, unit: 45, price: 70 }
    const keys = (Object.keys(HEADS) as Key[]).filter(
      (key) => key === 'name' || key === 'price' || columns.includes(key),
    )
    const rows = products.map(({ name, pack, cents }, at) => ({
      code: String(10_000 + at),
      name: `${name} ${String(at)}`,
      pack,
      unit: 'kg',
      price: cents / 100,
    }))
    const print = () => {
      const sheet = new Document({ size: 'A4', margin: 20 })
      let y = 40
      const write = (values: Record<Key, string>, font: string) => {
        sheet.font(font).fontSize(size)
        const height = Math.max(
          ...keys.map((key) => sheet.heightOfString(values[key] || ' ', { width: widths[key] - 6 })),
        )
        if (y + height > BOTTOM) {
          sheet.addPage()
          y = 40
          if (repeatsHeads) write(HEADS, 'Helvetica-Bold')
          sheet.font(font).fontSize(size)
        }
        let x = 36
        for (const key of keys) {
          const align = key === 'price' && isRight ? 'right' : 'left'
          sheet.text(values[key], x, y, { width: widths[key] - 6, align })
          x += widths[key]
        }
        y += height + padding
      }
      sheet.font('Helvetica-Bold').fontSize(16).text('Maison Lebrun, tarif de mars', 36, y)
      y += 30
      write(HEADS, 'Helvetica-Bold')
      rows.forEach((row, at) => {
        if (hasRayons && at % 7 === 3 && y < BOTTOM - 60) {
          sheet
            .font('Helvetica-Bold')
            .fontSize(size)
            .text(RAYONS[at % RAYONS.length] ?? '', 36, y)
          y += size * 1.2 + padding
        }
        write({ ...row, price: `${row.price.toFixed(2).replace('.', ',')}${currency}` }, 'Helvetica')
      })
      sheet.end()
      return toBytes(sheet as never)
    }
    return { rows, print }
  })
