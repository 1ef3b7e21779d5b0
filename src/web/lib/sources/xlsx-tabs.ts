import { strFromU8 } from 'fflate'
import type { TableRefusal } from '#domain/tables/limits.ts'
import type { Tab } from '#domain/tables/tab.ts'
import { attribute, sheetPartsOf, tagsOf, RELATION } from './workbook-parts.ts'
import { formatsOfStyles, sharedTexts } from './workbook-styles.ts'
import { xlsxTab } from './xlsx-tab.ts'
import type { WorkbookParts } from './xlsx-tab.ts'

type Parts = Readonly<Record<string, Uint8Array>>

/** The tabs of an unpacked .xlsx in their order; the reason where one is too large. */
export function xlsxTabs(parts: Parts): Tab[] | TableRefusal {
  const text = (path: string) => {
    const part = parts[path]
    return part === undefined ? '' : strFromU8(part)
  }
  const shared: WorkbookParts = {
    texts: sharedTexts(text('xl/sharedStrings.xml')),
    formats: formatsOfStyles(text('xl/styles.xml')),
    from1904: /<(?:\w+:)?workbookPr\b[^<>]*\bdate1904="(?:1|true)"/u.test(text('xl/workbook.xml')),
  }
  const tabs: Tab[] = []
  for (const { name, path, hidden } of sheetPartsOf(parts)) {
    // A tab that is a chart has no cells.
    if (parts[path] === undefined || !/worksheets\//u.test(path)) continue
    const tab = xlsxTab(text(path), shared)
    if (typeof tab === 'string') return tab
    const { drawing, ...cells } = tab
    tabs.push({ ...cells, name, hidden, hasPicture: drawing !== null && showsPicture(parts, path, drawing) })
  }
  return tabs
}

/** Whether a drawing of a sheet has a picture: it may be a chart alone. */
function showsPicture(parts: Parts, path: string, drawing: string): boolean {
  const relations = tagsOf(parts[path.replace('worksheets/', 'worksheets/_rels/').concat('.rels')], RELATION)
  const relation = relations.find((tag) => attribute(tag, 'Id') === drawing)
  const target = relation === undefined ? '' : attribute(relation, 'Target')
  const file = target.slice(target.lastIndexOf('/') + 1)
  return tagsOf(parts[`xl/drawings/_rels/${file}.rels`], RELATION).some((tag) =>
    attribute(tag, 'Target').includes('media/'),
  )
}
