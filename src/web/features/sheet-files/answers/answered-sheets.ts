import { SHEET_TITLE_MIN_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { SHOWN_REASONS } from '../reading/overview.ts'
import type { Overview, SheetSummary, Verdict } from '../reading/overview.ts'
import type { ShownReason } from '../reading/shown-reasons.ts'
import type { SheetChoice, SheetChoices } from './use-sheet-choices.ts'

/**
 * Whether the user has answered what a reason asks: which title, which number of portions, or what a line is. Other portions than those
 * that were read are no answer for a sheet with a selling price, whose figures were compared for those.
 */
export function isAnswered(
  { reason, name }: ShownReason,
  { title, portions, preparations }: SheetChoice,
  sheet: Pick<SheetSummary, 'portions' | 'isSold'>,
): boolean {
  if (reason === 'title-unclear' || reason === 'title-twice')
    return title !== null && title.trim().length >= SHEET_TITLE_MIN_LENGTH
  if (reason === 'maybe-preparation' || reason === 'maybe-bought')
    return name !== null && preparations?.[name] !== undefined
  return reason === 'portions-unclear' && portions !== null && (portions === sheet.portions || !sheet.isSold)
}

/** The found sheets as they are once the user has answered: without the reasons that are no more. */
export function withAnswers(overview: Overview, choices: SheetChoices): Overview {
  return { ...overview, sheets: overview.sheets.map((sheet) => answered(sheet, choices.of(sheet.id))) }
}

function answered(sheet: SheetSummary, choice: SheetChoice): SheetSummary {
  const open = sheet.reasons.filter((reason) => !isAnswered(reason, choice, sheet))
  const isSame = open.length === sheet.reasons.length
  if (isSame && open.length <= SHOWN_REASONS) return sheet
  return {
    ...sheet,
    verdict: isSame || sheet.moreReasons > 0 ? sheet.verdict : verdictWith(open),
    reasons: open.slice(0, SHOWN_REASONS),
    moreReasons: sheet.moreReasons + Math.max(0, open.length - SHOWN_REASONS),
  }
}

function verdictWith(open: readonly ShownReason[]): Verdict {
  if (open.length === 0) return 'exact'
  return open.every(({ reason }) => reason === 'total-missing') ? 'unproven' : 'doubtful'
}
