import { abreast, type Block, emptyBlock, stacked } from '#web/lib/pages/block.ts'
import { KITCHEN_PAPER, withFeet } from '#web/lib/pages/finished-pages.ts'
import type { Measure } from '#web/lib/pages/measure.ts'
import { enlarged } from '#web/lib/pages/enlarged.ts'
import { PageFlow } from '#web/lib/pages/page-flow.ts'
import type { Page } from '#web/lib/pages/page.ts'
import {
  detailRow,
  factRow,
  paperHead,
  type PaperSetting,
  sectionTitle,
  textBlock,
} from '#web/lib/pages/paper-blocks.ts'
import { PAPER_STYLES } from '#web/lib/pages/paper-styles.ts'
import type { Run } from '#web/lib/pages/set-text.ts'
import { qrDrawing } from '#web/lib/qr/qr-drawing.ts'
import type { Fact, FactList, SheetDocument } from '../document/sheet-document.ts'
import type { SheetAbout } from './about.ts'
import { putIngredients } from './ingredient-rows.ts'
import { putProse } from './prose-columns.ts'

/** Points, and the part of a photo that is shown. */
export const PHOTO = { width: 112, height: 84 }
/** Points, with the white round the code. */
const CODE = { width: 112, side: 72 }
const GAP = 32
const BETWEEN = 9
const TOTALS_GAP = 28

interface Given {
  sheet: SheetDocument
  /** Its address. */
  photo: string | null
  measure: Measure
}

/** The sizes that are tried where a page more would be needed; the smallest leaves texts of eight points. */
const SIZES = [0.97, 0.94, 0.92, 0.9, 0.88, 0.865]

/** The technical sheet on pages, as few as it can do with, and then as large as it can be set. */
export function composeSheet(given: Given): readonly Page[] {
  let fewest = composeAt(1, given)
  for (const size of SIZES) {
    if (fewest.length === 1) break
    const pages = composeAt(size, given)
    if (pages.length < fewest.length) fewest = pages
  }
  return withFeet(fewest, given.sheet.footer, given.measure)
}

/** Set smaller by setting it on a larger paper. */
function composeAt(size: number, { sheet, photo, measure }: Given): readonly Page[] {
  const { width, height, margin } = KITCHEN_PAPER.landscape
  const flow = new PageFlow({
    width: width / size,
    height: height / size,
    margin: margin / size,
    language: sheet.language,
  })
  const setting = { width: flow.width, measure }
  flow.put(paperHead(sheet, setting))
  flow.put(factsBlock(sheet, photo, setting))
  putDetails(flow, sheet.details, setting)
  putIngredients(flow, sheet.ingredients, { ...setting, gap: BETWEEN })
  flow.put(totalsBlock(sheet, setting), { gap: 6 })
  putProse(flow, sheet.method, { ...setting, continues: true })
  if (sheet.notes !== null) putProse(flow, sheet.notes, { ...setting, continues: false })
  return flow.pages.map((page) => enlarged(page, size))
}

/** An amount of the sheet that says how it was computed. */
function aboutOf(key: string): SheetAbout | undefined {
  return key === 'total' || key === 'portion' ? key : undefined
}

/** The lists beside each other, and at their right the photo and the code of the shared sheet. */
function factsBlock(
  { general, costs, code }: SheetDocument,
  photo: string | null,
  setting: PaperSetting,
): Block {
  const right = [
    ...(code === null ? [] : [{ width: CODE.width, block: codeBlock(code, setting) }]),
    ...(photo === null ? [] : [{ width: PHOTO.width, block: photoBlock(photo) }]),
  ]
  const rightWidth = right.reduce((sum, { width }) => sum + width + GAP, 0)
  const width = (setting.width - GAP - rightWidth) / 2
  const list = ({ title, facts }: FactList) =>
    stacked([
      sectionTitle(title, { ...setting, width }),
      ...facts.map((fact) => factRow({ ...fact, about: aboutOf(fact.key) }, { ...setting, width })),
    ])
  const lists = [
    { x: 0, block: list(general) },
    ...(costs === null ? [] : [{ x: width + GAP, block: list(costs) }]),
  ]
  let x = setting.width - rightWidth
  const beside = right.map((each) => {
    const placed = { x: x + GAP, block: each.block }
    x += GAP + each.width
    return placed
  })
  return abreast([...lists, ...beside])
}

function photoBlock(src: string): Block {
  return { ...emptyBlock(PHOTO.height), pictures: [{ src, x: 0, y: 0, ...PHOTO }] }
}

/** The code, and until when it opens the sheet. */
function codeBlock(
  { address, caption }: NonNullable<SheetDocument['code']>,
  { measure }: PaperSetting,
): Block {
  const { side, runs } = qrDrawing(address)
  const code: Block = {
    ...emptyBlock(CODE.side),
    shapes: [{ kind: 'code', x: 0, y: 0, square: CODE.side / side, runs, color: '#000000' }],
  }
  const words = textBlock([{ text: caption, style: PAPER_STYLES.dimmed }], { room: CODE.width }, measure)
  return stacked([code, words])
}

/** Two beside each other, under the facts; the last of an odd number takes the whole width. */
function putDetails(flow: PageFlow, details: readonly Fact[], setting: PaperSetting): void {
  const width = (setting.width - GAP) / 2
  const row = ([left, right]: readonly Fact[]): Block[] => {
    if (left === undefined) return []
    if (right === undefined) return [detailRow(left, setting)]
    return [
      abreast([
        { x: 0, block: detailRow(left, { ...setting, width }) },
        { x: width + GAP, block: detailRow(right, { ...setting, width }) },
      ]),
    ]
  }
  const rows = details.flatMap((_, index) => (index % 2 === 0 ? row(details.slice(index, index + 2)) : []))
  if (rows.length > 0) flow.put(stacked(rows), { gap: BETWEEN })
}

/** After the table and once: a table's own foot would come back on every page. */
function totalsBlock(
  { allergens, incomplete, totals }: SheetDocument,
  { width, measure }: PaperSetting,
): Block {
  const right: { x: number; block: Block }[] = []
  let room = width
  for (const { key, label, value } of totals.toReversed()) {
    const total = textBlock(
      [
        { text: label, style: PAPER_STYLES.strong },
        { text: value, style: PAPER_STYLES.strong, about: aboutOf(key) },
      ],
      { room: width / 2 },
      measure,
    )
    right.push({ x: room - total.width, block: total })
    room -= total.width + TOTALS_GAP
  }
  const textOf = (runs: readonly Run[]) => textBlock(runs, { room }, measure)
  const warned = (text: string) => [2, textOf([{ text, style: PAPER_STYLES.warning }])]
  const aside = stacked([
    ...(allergens !== null && allergens.value !== ''
      ? [
          textOf([
            { text: allergens.label, style: PAPER_STYLES.dimmed },
            { text: allergens.value, style: PAPER_STYLES.text },
          ]),
        ]
      : []),
    ...(allergens !== null && allergens.traces !== ''
      ? [textOf([{ text: allergens.traces, style: PAPER_STYLES.text }])]
      : []),
    ...(allergens !== null && allergens.incomplete !== '' ? warned(allergens.incomplete) : []),
    ...(incomplete !== null ? warned(incomplete) : []),
  ])
  return abreast([{ x: 0, block: aside }, ...right.toReversed()])
}
