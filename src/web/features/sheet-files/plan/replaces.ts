import type { CommittedInput } from '#contract/imported-sheets.ts'
import type { ImportPlan } from '#contract/sheet-imports.ts'
import type { SheetChoices } from '../answers/use-sheet-choices.ts'
import type { Overview } from '../reading/overview.ts'
import type { PlannedImport } from './use-import-review.ts'

type PlannedSheet = ImportPlan['sheets'][number]
type Target = CommittedInput['sheets'][number]['target']

/** Whether a sheet of the file replaces the one of the account: by itself only where that is as it was imported. */
export function isReplaced({ outcome }: PlannedSheet, chosen: boolean | null): boolean {
  if (outcome === 'new' || outcome === 'unchanged') return false
  return chosen ?? outcome === 'update'
}

/** The found sheets with what the plan knows: which of them the account has as they are in the file. */
export function withUnchanged(overview: Overview, planned: PlannedImport | null): Overview {
  const unchanged = new Set(
    planned?.ids.filter((_, at) => planned.plan.sheets[at]?.outcome === 'unchanged') ?? [],
  )
  if (unchanged.size === 0) return overview
  const sheets = overview.sheets.map((sheet) =>
    unchanged.has(sheet.id) ? { ...sheet, unchanged: true } : sheet,
  )
  return { ...overview, sheets }
}

/** What becomes of each sheet, as the user has decided. */
function targetsOf({ plan, ids }: PlannedImport, choices: SheetChoices): Target[] {
  return plan.sheets.map((sheet, at): Target => {
    const { existing } = sheet
    if (existing === null) return { kind: 'new' }
    const { id, version } = existing
    return isReplaced(sheet, choices.of(ids[at] ?? '').replaces)
      ? { kind: 'replace', id, version }
      : { kind: 'keep', id }
  })
}

/** An import with what becomes of each of its sheets. */
export function committedInput(planned: PlannedImport, choices: SheetChoices): CommittedInput {
  const targets = targetsOf(planned, choices)
  const { input, plan } = planned
  return {
    ...input,
    sheets: input.sheets.map((sheet, at) => ({
      ...sheet,
      title: plan.sheets[at]?.title ?? sheet.title,
      target: targets[at] ?? { kind: 'new' },
    })),
  }
}

/** How many of what an import makes and changes. */
export function outcomeCounts(planned: PlannedImport, choices: SheetChoices) {
  const targets = targetsOf(planned, choices)
  const { input, plan } = planned
  const of = (kind: Target['kind']) => targets.filter((target) => target.kind === kind).length
  const used = new Set(
    input.sheets.flatMap(({ lines }, at) =>
      targets[at]?.kind === 'keep'
        ? []
        : lines.flatMap(({ of: source }) => (source?.kind === 'product' ? source.at : [])),
    ),
  )
  return {
    created: of('new'),
    replaced: of('replace'),
    kept: of('keep'),
    products: input.products.filter(({ target }, at) => target.kind !== 'product' && used.has(at)).length,
    prices: plan.products.filter(({ outcome, before }) => outcome === 'taken' && before !== null).length,
  }
}
