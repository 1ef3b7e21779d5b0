import { Alert, Anchor, Stack, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { containsWords, searchWords } from '#domain/catalogue/search-words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { useSelectAllKey } from '#web/lib/keyboard/use-select-all-key.ts'
import { bringsNews, DIFFERENCE_KINDS, isDoubtful } from '../reading/compare-with-catalogue.ts'
import type { Difference } from '../reading/compare-with-catalogue.ts'
import { SkippedRows } from '../columns/skipped-rows.tsx'
import type { ReadList } from '../reading/list-reader.ts'
import { ConfirmBar, NothingToConfirm } from './confirm-bar.tsx'
import classes from './differences.module.css'
import { DifferenceRows } from './difference-rows.tsx'
import { isTickableView, KindFilter, type View } from './kind-filter.tsx'
import { outcomeOf } from './outcome.ts'
import type { ImportOutcome } from './outcome.ts'
import { useTicks } from './use-ticks.ts'

export interface DifferencesStepProps {
  supplierId: string
  differences: readonly Difference[]
  /** What was read of the file. */
  read: ReadList | null
  /** The columns were read as those of the last file. */
  recognised: boolean
  /** The file is a catalogue that was exported from here. */
  own: boolean
  /** The catalogue changed while the file was looked at, and was compared again. */
  again: boolean
  onColumns: () => void
  onConfirm: (outcome: ImportOutcome, takePrices: boolean) => void
}

/** The third step: the file beside the catalogue, to tick. */
export function DifferencesStep(props: DifferencesStepProps) {
  const { supplierId, differences, read, recognised, own, again, onColumns, onConfirm } = props
  const t = useTranslations('priceList.differences')
  const byView = useMemo(
    () =>
      new Map<View, readonly Difference[]>([
        ...Map.groupBy(differences, ({ kind }) => kind),
        ['doubtful', differences.filter(isDoubtful).toSorted(disagreementsFirst)],
      ]),
    [differences],
  )
  const counts = useMemo(() => new Map([...byView].map(([one, rows]) => [one, rows.length])), [byView])
  const first = DIFFERENCE_KINDS.find((kind) => byView.has(kind)) ?? 'unchanged'
  const [chosen, setView] = useState<View>(first)
  const view = (counts.get(chosen) ?? 0) > 0 ? chosen : first
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const shown = useMemo(() => {
    const ofView = byView.get(view) ?? []
    const words = searchWords(wanted)
    if (words.length === 0) return ofView
    return ofView.filter(({ name, brand, code }) =>
      containsWords(foldForSearch(`${name} ${brand ?? ''} ${code ?? ''}`), words),
    )
  }, [byView, view, wanted])
  const ticks = useTicks(differences, shown)
  useSelectAllKey(() => {
    if (isTickableView(view) && !ticks.allTicked) ticks.toggleAll()
  })
  const { ids, settled } = ticks
  const outcome = useMemo(() => outcomeOf(differences, { ids, settled }), [differences, ids, settled])

  return (
    <Stack gap="md">
      <output className={classes.note}>
        {again && <Alert icon={<IconInfoCircle size={18} aria-hidden />}>{t('again')}</Alert>}
        {own && !again && <Text size="sm">{t('own')}</Text>}
        {recognised && !own && !again && (
          <Text size="sm">
            {t('recognised')}{' '}
            <Anchor component="button" type="button" inherit underline="always" onClick={onColumns}>
              {t('seeColumns')}
            </Anchor>
          </Text>
        )}
      </output>
      {read !== null && read.skipped > 0 && (
        <Text size="sm" c="dimmed" component="div">
          {t('skipped', { count: read.skipped })} <SkippedRows read={read} />
        </Text>
      )}
      <KindFilter counts={counts} view={view} onView={setView} />
      <Text size="sm" c="dimmed">
        {t(`hints.${view}`)}
      </Text>
      <SearchField placeholder={t('search')} value={search} onChange={setSearch} maw={420} />
      {shown.length === 0 ? (
        <EmptyState drawing={<CrateDrawing />} sentence={t('notFound')} />
      ) : (
        <DifferenceRows key={view} view={view} shown={shown} ticks={ticks} />
      )}
      {outcome.changes.length === 0 && !bringsNews(differences) ? (
        <NothingToConfirm supplierId={supplierId} />
      ) : (
        <ConfirmBar
          outcome={outcome}
          onConfirm={(takePrices) => onConfirm(outcome, takePrices)}
          onShowDoubtful={view === 'doubtful' ? undefined : () => setView('doubtful')}
        />
      )}
    </Stack>
  )
}

/** A price that may be wrong by a multiple before a weight that is approximate. */
function disagreementsFirst(one: Difference, other: Difference): number {
  return Number(other.disagreement !== null) - Number(one.disagreement !== null)
}
