import { randomBytes } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { columnLetter } from '#domain/tables/column-letter.ts'

/** A text, a figure, or a formula with its value; null for a cell that is only styled. */
type Written = string | number | { formula: string; value: number } | null

const WIDTH = 14
/** Rows below the table that are styled and empty. */
const EMPTY_ROWS = 30
const STEPS = 24
const LOGO_BYTES = 1_000_000
const FOODS =
  'Beurre doux|Farine T55|Tomate grappe|Échalote|Sucre semoule|Paleron de bœuf|Suprême de volaille|Citron jaune|Champignon de Paris|Huile d’olive|Vinaigre de Xérès|Carotte|Crème liquide 35 %|Œufs|Lait entier|Sel fin|Poivre du moulin|Ail|Persil plat|Vin blanc'.split(
    '|',
  )
const ORIGINS = 'Bretagne|Provence|Normandie|Jura|Landes|Poitou|Sicile|Espagne|Alsace|Aubrac'.split('|')
const GRADES = 'extra|bio|surgelé|label rouge'.split('|')
const FORMATS = [0, 0, 0, 0, 165, 164, 164, 10, 0]

/**
 * A workbook (.xlsx) as Excel writes a kitchen's: a sheet a tab, shared strings, a style for each cell and for empty ones,
 * formulas, steps beside the lines, and a logo on each tab.
 * @param seed other workbooks have other names and figures
 */
export function officeWorkbook(seed: number, tabs: number, lines: number): Uint8Array<ArrayBuffer> {
  const strings = new Map<string, number>()
  const placeOf = (text: string) => {
    const known = strings.get(text) ?? strings.size
    strings.set(text, known)
    return known
  }
  const files: Record<string, string | Uint8Array> = {}
  for (let tab = 0; tab < tabs; tab += 1) {
    const number = String(tab + 1)
    const rows = rowsOf(seed * tabs + tab, lines).map((cells, row) => rowXml(cells, row + 1, placeOf))
    files[`xl/worksheets/sheet${number}.xml`] =
      `<worksheet xmlns:r="r"><sheetData>${rows.join('')}</sheetData><drawing r:id="rId1"/></worksheet>`
    files[`xl/worksheets/_rels/sheet${number}.xml.rels`] = relations([`../drawings/drawing${number}.xml`])
    files[`xl/drawings/drawing${number}.xml`] =
      '<xdr:wsDr><xdr:oneCellAnchor><xdr:pic><a:blip r:embed="rId1"/></xdr:pic></xdr:oneCellAnchor></xdr:wsDr>'
    files[`xl/drawings/_rels/drawing${number}.xml.rels`] = relations(['../media/image1.png'])
  }
  const places = Array.from({ length: tabs }, (_, tab) => String(tab + 1))
  files['xl/media/image1.png'] = randomBytes(LOGO_BYTES)
  files['xl/sharedStrings.xml'] =
    `<sst>${[...strings.keys()].map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`
  files['xl/styles.xml'] =
    `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="#,##0.00 &quot;€&quot;"/><numFmt numFmtId="165" formatCode="0.000"/></numFmts><cellXfs>${FORMATS.map((format) => `<xf numFmtId="${String(format)}"/>`).join('')}</cellXfs></styleSheet>`
  files['xl/workbook.xml'] =
    `<workbook><sheets>${places.map((place) => `<sheet name="Plat ${place}" sheetId="${place}" r:id="rId${place}"/>`).join('')}</sheets></workbook>`
  files['xl/_rels/workbook.xml.rels'] = relations(places.map((place) => `worksheets/sheet${place}.xml`))
  const parts = Object.entries(files).map(([path, part]) => [
    path,
    typeof part === 'string' ? strToU8(part) : new Uint8Array(part),
  ])
  return new Uint8Array(zipSync(Object.fromEntries(parts) as Record<string, Uint8Array>))
}

const relations = (targets: readonly string[]) =>
  `<Relationships>${targets.map((target, at) => `<Relationship Id="rId${String(at + 1)}" Target="${target}"/>`).join('')}</Relationships>`

function rowsOf(sheet: number, lines: number): Written[][] {
  const first = 8
  const last = first + lines - 1
  const figures = Array.from({ length: lines }, (_, line) => ({
    quantity: (1 + ((sheet + line * 3) % 23)) / 8,
    price: 1 + ((sheet * 7 + line * 11) % 400) / 10,
  }))
  const total = figures.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  return [
    [],
    [null, `FICHE TECHNIQUE : Plat du jour ${String(sheet)}`],
    [null, 'Catégorie', 'Plat', null, null, 'Auteur', 'Martin'],
    [null, 'Nombre de portions', 10],
    [null, 'Prix de vente HT', 14.5],
    [],
    [null, 'Denrées', 'Unité', 'Quantité', 'PU HT', 'PT HT', '% du coût', null, 'Progression'],
    ...figures.map(({ quantity, price }, line): Written[] => {
      const row = String(first + line)
      const cost = quantity * price
      return [
        null,
        nameOf(sheet, line),
        'kg',
        quantity,
        price,
        { formula: `D${row}*E${row}`, value: cost },
        { formula: `F${row}/$F$${String(last + 1)}`, value: cost / total },
        null,
        line < STEPS
          ? `${String(line + 1)}. Éplucher et tailler la garniture ${String(line)}, puis la faire suer`
          : null,
      ]
    }),
    [null, 'Total', null, null, null, { formula: `SUM(F${String(first)}:F${String(last)})`, value: total }],
    [null, 'Coût par portion', null, null, null, { formula: `F${String(last + 1)}/C4`, value: total / 10 }],
    ...Array.from({ length: EMPTY_ROWS }, () => []),
  ]
}

function nameOf(sheet: number, line: number): string {
  const food = FOODS[(sheet * 7 + line) % FOODS.length] ?? ''
  if (line < FOODS.length) return food
  return `${food} ${GRADES[line % GRADES.length] ?? ''} ${ORIGINS[(line * 7 + sheet) % ORIGINS.length] ?? ''}`
}

function rowXml(cells: readonly Written[], row: number, placeOf: (text: string) => number): string {
  const written = Array.from({ length: WIDTH }, (_, column) => {
    const cell = cells[column] ?? null
    const begin = `<c r="${columnLetter(column)}${String(row)}" s="${String((column % 8) + 1)}"`
    if (cell === null) return `${begin}/>`
    if (typeof cell === 'string') return `${begin} t="s"><v>${String(placeOf(cell))}</v></c>`
    if (typeof cell === 'number') return `${begin}><v>${String(cell)}</v></c>`
    return `${begin}><f>${cell.formula}</f><v>${String(cell.value)}</v></c>`
  })
  return `<row r="${String(row)}" spans="1:14" ht="15.75" customHeight="1">${written.join('')}</row>`
}
