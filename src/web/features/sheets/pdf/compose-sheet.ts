import { abreast, type Block, emptyBlock, stacked } from '#web/lib/pages/block.ts'
import { KITCHEN_PAPER, withFeet } from '#web/lib/pages/finished-pages.ts'
import type { Measure } from '#web/lib/pages/measure.ts'
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
import type { FactList, SheetDocument } from '../document/sheet-document.ts'
import { putIngredients } from './ingredient-rows.ts'
import { putProse } from './prose-columns.ts'

/** Points, and the part of a photo that is shown. */
export const PHOTO = { width: 112, height: 84 }
const GAP = 32
const BETWEEN = 10
const TOTALS_GAP = 28

interface Given {
  sheet: SheetDocument
  /** Its address. */
  photo: string | null
  measure: Measure
}

/** The technical sheet on pages: the words and figures of the page on screen, set as it is printed. */
export function composeSheet({ sheet, photo, measure }: Given): readonly Page[] {
  const flow = new PageFlow({ ...KITCHEN_PAPER.landscape, language: sheet.language })
  const setting = { width: flow.width, measure }
  flow.put(paperHead(sheet, setting))
  flow.put(factsBlock(sheet, photo, setting))
  if (sheet.details.length > 0)
    flow.put(stacked(sheet.details.map((detail) => detailRow(detail, setting))), { gap: BETWEEN })
  putIngredients(flow, sheet.ingredients, { ...setting, gap: BETWEEN })
  flow.put(totalsBlock(sheet, setting), { gap: 6 })
  putProse(flow, sheet.method, { ...setting, continues: true })
  if (sheet.notes !== null) putProse(flow, sheet.notes, { ...setting, continues: false })
  return withFeet(flow.pages, sheet.footer, measure)
}

/** The two lists beside each other, and the photo at their right. */
function factsBlock({ general, costs }: SheetDocument, photo: string | null, setting: PaperSetting): Block {
  const photoWidth = photo === null ? 0 : PHOTO.width + GAP
  const width = (setting.width - GAP - photoWidth) / 2
  const list = ({ title, facts }: FactList) =>
    stacked([
      sectionTitle(title, { ...setting, width }),
      ...facts.map((fact) => factRow(fact, { ...setting, width })),
    ])
  const lists = [
    { x: 0, block: list(general) },
    { x: width + GAP, block: list(costs) },
  ]
  if (photo === null) return abreast(lists)
  const picture: Block = {
    ...emptyBlock(PHOTO.height),
    pictures: [{ src: photo, x: 0, y: 0, ...PHOTO }],
  }
  return abreast([...lists, { x: setting.width - PHOTO.width, block: picture }])
}

/** After the table and once: a table's own foot would come back on every page. */
function totalsBlock(
  { allergens, incomplete, totals }: SheetDocument,
  { width, measure }: PaperSetting,
): Block {
  const right: { x: number; block: Block }[] = []
  let room = width
  for (const { label, value } of totals.toReversed()) {
    const total = textBlock(
      [{ text: `${label} ${value}`, style: PAPER_STYLES.strong }],
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
