import { type Block, stacked } from '#web/lib/pages/block.ts'
import { KITCHEN_PAPER, withFeet } from '#web/lib/pages/finished-pages.ts'
import type { Measure } from '#web/lib/pages/measure.ts'
import { PageFlow } from '#web/lib/pages/page-flow.ts'
import type { Page } from '#web/lib/pages/page.ts'
import {
  paperHead,
  type PaperSetting,
  ruleBlock,
  sectionTitle,
  textBlock,
} from '#web/lib/pages/paper-blocks.ts'
import { LEADING, PAPER_STYLES } from '#web/lib/pages/paper-styles.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import { apartBlock, itemBlock, smallItemBlock } from './item-blocks.ts'
import type { PaperItem, ProductionPaper, StationPaper } from './production-paper.ts'

/** Points. */
const SECTION_GAP = 12
const CONTINUED_SIZE = 13

/** The pages of each station after those of the one before it, each with its own numbers. */
export function composeProduction(
  { language, stations }: ProductionPaper,
  measure: Measure,
): readonly Page[] {
  return stations.flatMap((station) => stationPages(station, language, measure))
}

function stationPages(paper: StationPaper, language: Language, measure: Measure): readonly Page[] {
  const flow = new PageFlow({ ...KITCHEN_PAPER.portrait, language })
  const setting = { width: flow.width, measure }
  const head = continuedHead(paper, setting)
  const room = flow.height - head.height
  flow.put(firstHead(paper, setting))
  for (const { title, items, blockOf } of [
    { ...paper.preparations, blockOf: itemBlock },
    { ...paper.dishes, blockOf: paper.dishes.isSmall ? smallItemBlock : itemBlock },
  ])
    items.forEach((item, index) => {
      const above = index === 0 ? [sectionTitle(title, setting)] : []
      wholeBlocks(item, room, (part, isFirst) =>
        stacked([...(isFirst ? above : []), blockOf(part, { ...setting, isTicked: isFirst })]),
      ).forEach((block, part) => {
        flow.put(block, { gap: index === 0 && part === 0 ? SECTION_GAP : 0, head })
      })
    })
  const { title, lead, rows } = paper.apart
  rows.forEach((row, index) => {
    const block = apartBlock(row, setting)
    const opening = [sectionTitle(title, setting), textLine(lead, setting), block]
    flow.put(index === 0 ? stacked(opening) : block, { gap: index === 0 ? SECTION_GAP : 0, head })
  })
  if (paper.nothing !== '') flow.put(textLine(paper.nothing, setting), { gap: SECTION_GAP, head })
  return withFeet(flow.pages, paper.foot, measure)
}

function firstHead({ heading, station, day, services, doubts }: StationPaper, setting: PaperSetting): Block {
  return stacked([
    paperHead({ heading, title: station, subtitle: day }, setting),
    textBlock([{ text: services, style: PAPER_STYLES.text }], { room: setting.width }, setting.measure),
    ...doubts.map((text) =>
      textBlock([{ text, style: PAPER_STYLES.warning }], { room: setting.width }, setting.measure),
    ),
  ])
}

/** At the top of every page after the first. */
function continuedHead({ continued, day }: StationPaper, { width, measure }: PaperSetting): Block {
  const style = { ...PAPER_STYLES.title, size: CONTINUED_SIZE }
  const runs = [
    { text: continued, style },
    { text: day, style: PAPER_STYLES.dimmed },
  ]
  const title = textBlock(runs, { room: width, leading: 1.25 * CONTINUED_SIZE }, measure)
  return stacked([title, 4, ruleBlock(width, 'strong'), 2])
}

function textLine(text: string, { width, measure }: PaperSetting): Block {
  return textBlock([{ text, style: PAPER_STYLES.dimmed }], { room: width, leading: LEADING.prose }, measure)
}

/** An item in one block; in as many as it needs where a page is too low for one, its lines shared among them. */
function wholeBlocks(
  item: PaperItem,
  room: number,
  block: (part: PaperItem, isFirst: boolean) => Block,
  isFirst = true,
): Block[] {
  const whole = block(item, isFirst)
  if (whole.height <= room || item.lines.length < 2) return [whole]
  const half = Math.ceil(item.lines.length / 2)
  return [
    ...wholeBlocks({ ...item, lines: item.lines.slice(0, half) }, room, block, isFirst),
    ...wholeBlocks({ ...item, lines: item.lines.slice(half) }, room, block, false),
  ]
}
