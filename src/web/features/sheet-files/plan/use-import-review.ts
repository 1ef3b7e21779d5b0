import { useDebouncedValue } from '@mantine/hooks'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ImportPlan } from '#contract/sheet-imports.ts'
import { useDemo } from '#web/lib/demo/demo.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { namedGroups } from '../names/named-groups.ts'
import type { NamedGroup } from '../names/named-groups.ts'
import type { NameChoicesControl } from '../answers/use-name-choices.ts'
import type { Overview } from '../reading/overview.ts'
import type { SheetDraft } from '../reading/draft-sheets.ts'
import type { SheetChoices } from '../answers/use-sheet-choices.ts'
import type { SheetFilesControl } from '../use-sheet-files.ts'
import { buildImport, isShort } from './build-import.ts'
import type { BuiltImport } from './build-import.ts'
import { tooMuchOf } from './too-much.ts'
import { useDraft } from './use-draft.ts'
import { usePlan } from './use-plan.ts'

/** Milliseconds without a change after which the plan is asked for: a title is typed letter by letter. */
const PAUSE = 300

/** The plan of an import, with what it was asked for. */
export interface PlannedImport extends BuiltImport {
  plan: ImportPlan
  ids: readonly string[]
}

/** From the chosen sheets to what importing them would change: their draft, what its names mean, and the plan. */
export function useImportReview(
  control: SheetFilesControl,
  overview: Overview,
  { choices, names }: { choices: SheetChoices; names: NameChoicesControl },
) {
  const { draft, isCurrent, failed } = useDraft(control, overview, choices)
  // Visitors of the demo import nothing, and see no plan of it.
  const demo = useDemo()
  const tooMuch = draft === null ? null : tooMuchOf(draft)
  const products = draft === null || tooMuch !== null ? null : draft.products
  const matched = useQuery(
    orpc.sheetImports.matchNames.queryOptions({
      input:
        products === null || products.length === 0
          ? skipToken
          : { names: products.map(({ name, unit }) => ({ name, unit })) },
      staleTime: Infinity,
      gcTime: 0,
    }),
  )
  const known = useMemo((): { draft: SheetDraft; groups: NamedGroup[] } | null => {
    if (draft === null) return null
    if (draft.products.length === 0) return { draft, groups: [] }
    return matched.data === undefined
      ? null
      : { draft, groups: namedGroups(draft.products, matched.data.groups) }
  }, [draft, matched.data])
  // What is shown stays until the names of another choice are known.
  const shown = useLastValue(known)
  const answered = useMemo(
    () => known && { ...known, names: names.choices, choices },
    [known, names.choices, choices],
  )
  const [paused] = useDebouncedValue(answered, PAUSE)
  // For a thousand sheets this takes several milliseconds: not at each keystroke.
  const resolved = useMemo(
    () => paused && buildImport(paused.draft, paused.groups, paused.names, paused.choices),
    [paused],
  )
  const isPlannable = !demo && resolved !== null && resolved.input.sheets.length > 0 && tooMuch === null
  const shortTitles =
    resolved === null ? 0 : resolved.input.sheets.filter(({ title }) => isShort(title)).length
  const plan = usePlan(isPlannable && shortTitles === 0 ? resolved : null)
  const planned = useMemo(
    (): PlannedImport | null =>
      resolved === null || plan.data === undefined || draft === null
        ? null
        : { ...resolved, plan: plan.data, ids: draft.ids },
    [resolved, plan.data, draft],
  )
  return {
    names,
    groups: shown?.groups ?? [],
    draft: shown?.draft ?? null,
    tooMuch,
    shortTitles,
    /** The last plan, for what is shown. */
    shownPlan: useLastValue(planned),
    /** Only of what is chosen now. */
    planned: isCurrent && paused === answered ? planned : null,
    failure: failed ? new Error('The sheets could not be drafted') : (matched.error ?? plan.error),
    retry: () => {
      if (matched.isError) void matched.refetch()
      if (plan.isError) void plan.refetch()
    },
    /** After another window has changed something. */
    again: () => {
      void matched.refetch()
      void plan.refetch()
    },
  }
}
export type ImportReview = ReturnType<typeof useImportReview>
