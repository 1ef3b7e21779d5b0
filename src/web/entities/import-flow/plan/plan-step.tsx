import { Alert, Anchor, Stack, Text } from '@mantine/core'
import { IconInfoCircle } from '#web/ui/icons/info-circle.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { containsWords, searchWords } from '#domain/catalogue/search-words.ts'
import { useSelectAllKey } from '#web/lib/keyboard/use-select-all-key.ts'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SkippedRows } from '../columns/skipped-rows.tsx'
import { useImportTexts } from '../import-texts.ts'
import type { ImportTypes } from '../import-types.ts'
import type { ImportView } from '../import-view.ts'
import type { ReadRows } from '../table-reader.ts'
import { KindFilter } from './kind-filter.tsx'
import { PlanRows } from './plan-rows.tsx'
import type { PlanFilter } from './plan-view.ts'
import classes from './plan-step.module.css'
import { useTicks } from './use-ticks.ts'

export interface PlanStepProps<Types extends ImportTypes> {
  view: ImportView<Types>
  lines: readonly Types['line'][]
  /** What was read of the file. */
  read: ReadRows<Types> | null
  /** The columns were read as those of the last file. */
  recognised: boolean
  /** The file is our own export. */
  own: boolean
  /** What is stored changed while the file was looked at, and was compared again. */
  again: boolean
  onColumns: () => void
  onConfirm: (outcome: Types['outcome'], options: Types['options']) => void
}

/** The third step: the file beside what is stored, to tick. */
export function PlanStep<Types extends ImportTypes>(props: PlanStepProps<Types>) {
  const { view: of, lines, read, recognised, own, again, onColumns, onConfirm } = props
  const { plan, bringsNews, NothingToDo } = of
  const { t, hintText } = useImportTexts()
  const byView = useMemo(() => {
    const isDoubtful = ({ kind, doubts }: Types['line']) => plan.isTickable(kind) && doubts.length > 0
    return new Map<PlanFilter<Types>, readonly Types['line'][]>([
      ...Map.groupBy(lines, ({ kind }) => kind),
      ['doubtful', lines.filter(isDoubtful).toSorted(plan.byUrgency)],
    ])
  }, [plan, lines])
  const counts = useMemo(() => new Map([...byView].map(([one, rows]) => [one, rows.length])), [byView])
  const first = plan.kinds.find((kind) => byView.has(kind)) ?? plan.kinds.at(-1) ?? 'doubtful'
  const [chosen, setView] = useState<PlanFilter<Types>>(first)
  const view = (counts.get(chosen) ?? 0) > 0 ? chosen : first
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const shown = useMemo(() => {
    const ofView = byView.get(view) ?? []
    const words = searchWords(wanted)
    return words.length === 0
      ? ofView
      : ofView.filter((line) => containsWords(foldForSearch(plan.searchText(line)), words))
  }, [plan, byView, view, wanted])
  const ticks = useTicks<Types>(lines, shown, plan.isTaken)
  useSelectAllKey(() => {
    if ((view === 'doubtful' || plan.isTickable(view)) && !ticks.allTicked) ticks.toggleAll()
  })
  const { ids, resolved } = ticks
  const outcome = useMemo(() => plan.outcomeOf(lines, { ids, resolved }), [plan, lines, ids, resolved])

  return (
    <Stack gap="md">
      <output className={classes.note}>
        {again && <Alert icon={<IconInfoCircle size={18} aria-hidden />}>{t('differences.again')}</Alert>}
        {own && !again && <Text size="sm">{t('differences.own')}</Text>}
        {recognised && !own && !again && (
          <Text size="sm">
            {t('differences.recognised')}{' '}
            <Anchor component="button" type="button" inherit underline="always" onClick={onColumns}>
              {t('differences.seeColumns')}
            </Anchor>
          </Text>
        )}
      </output>
      {read !== null && read.skipped > 0 && (
        <Text size="sm" c="dimmed" component="div">
          {t('differences.skipped', { count: read.skipped })} <SkippedRows read={read} />
        </Text>
      )}
      <KindFilter kinds={plan.kinds} counts={counts} view={view} onView={setView} />
      <Text size="sm" c="dimmed">
        {hintText(view)}
      </Text>
      <SearchField placeholder={t('differences.search')} value={search} onChange={setSearch} maw={420} />
      {shown.length === 0 ? (
        <EmptyState drawing={<CrateDrawing />} sentence={t('differences.notFound')} />
      ) : (
        <PlanRows key={view} plan={plan} view={view} shown={shown} ticks={ticks} />
      )}
      {outcome.changes.length === 0 && !bringsNews(lines) ? (
        <NothingToDo />
      ) : (
        <plan.Summary
          outcome={outcome}
          onConfirm={(options) => onConfirm(outcome, options)}
          onShowDoubtful={view === 'doubtful' ? undefined : () => setView('doubtful')}
        />
      )}
    </Stack>
  )
}
