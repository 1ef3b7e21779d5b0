import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { SHEET_CATEGORIES, type SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { useDemoRefusal } from '#web/lib/demo/demo-refusal.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useDebouncedFilter } from '#web/lib/form/use-debounced-filter.ts'
import { useSettings } from '#web/lib/session/use-account.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import { PickerList } from '#web/ui/picker/picker-list.tsx'
import { usePicker } from '#web/ui/picker/use-picker.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { SheetOption } from './sheet-option.tsx'
import classes from './sheet-picker.module.css'
import { useSheetOptions } from './use-sheet-options.ts'
import { useTicks } from './use-ticks.ts'

export interface SheetPickerProps {
  opened: boolean
  onClose: () => void
  /** The sheets that are there already. They can be picked again. */
  taken: ReadonlySet<string>
  /** The label of those already chosen: 'Déjà dans la gamme'. */
  takenLabel: string
  /** Asks before one that is there is picked again; without it `onPick` decides. */
  confirmTaken?: (title: string) => string
  /** Called for one sheet after the other: the picker stays open for the next. */
  onPick: (sheet: TechSheetSummary) => void
  /** Several can be ticked, and are added at once; a single one by Enter as above. */
  onPickSeveral?: (sheets: TechSheetSummary[]) => void
  /** Why the last pick failed. */
  error: string | undefined
}

/** 'Sélectionner une recette': the user's sheets to look through, picked by Enter or a touch. */
export function SheetPicker({ opened, onClose, ...props }: SheetPickerProps) {
  const t = useTranslations()
  useDemoRefusal(onClose, opened)
  return (
    <NamedModal
      opened={opened}
      onClose={onClose}
      title={t('sheets.picker.title')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Picking onClose={onClose} {...props} />
    </NamedModal>
  )
}

/** What is done with a sheet, perhaps after a question. */
type Go = (sheet: TechSheetSummary) => void

function Picking(props: Omit<SheetPickerProps, 'opened'>) {
  const { onClose, taken, takenLabel, confirmTaken, onPick, onPickSeveral, error } = props
  const t = useTranslations()
  const sentence = useFailureSentence()
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<SheetCategory | null>(null)
  const typed = useDebouncedFilter(search, setSearch)
  const options = useSheetOptions({ search, category })
  const { sheets, total, loaded, stale, failure, retry, findFirst } = options
  // The search of the next one begins empty, and with no option that a second Enter would pick.
  const [again, setAgain] = useState<{ sheet: TechSheetSummary; go: Go } | null>(null)
  const pick = (sheet: TechSheetSummary) => {
    onPick(sheet)
    if (typed.shown === '') return
    typed.type('')
    picker.restart(-1)
  }
  const ticks = useTicks(onPickSeveral)
  const afterConfirmation = (sheet: TechSheetSummary, go: Go) =>
    confirmTaken !== undefined && taken.has(sheet.id) && !ticks.ticked.has(sheet.id)
      ? setAgain({ sheet, go })
      : go(sheet)
  const picker = usePicker({
    items: sheets,
    onPick: (sheet) => afterConfirmation(sheet, pick),
    fresh: typed.shown === search && loaded && !stale,
    findFirst: () => findFirst(typed.shown),
  })
  /** A press on an option ticks it. */
  const ticking: typeof picker = {
    ...picker,
    onOptionSubmit: (place) => {
      picker.setActive(Number(place))
      const sheet = sheets[Number(place)]
      if (sheet !== undefined) afterConfirmation(sheet, ticks.toggle)
    },
  }
  const { data: thresholds } = useSettings()

  return (
    <>
      <div className={classes.filters}>
        <SearchField
          placeholder={t('sheets.filters.search')}
          slash={false}
          value={typed.shown}
          onChange={(text) => {
            picker.restart()
            typed.type(text)
          }}
          data-autofocus
          {...picker.input}
          onKeyDown={(event) => {
            const sheet = sheets[picker.active]
            if (
              !ticks.onKey(event, typed.shown === '', sheet && (() => afterConfirmation(sheet, ticks.toggle)))
            )
              picker.input.onKeyDown(event)
          }}
        />
        <NativeSelect
          aria-label={t('sheets.filters.category')}
          value={category ?? ''}
          onChange={({ currentTarget: { value } }) => {
            picker.restart()
            setCategory(SHEET_CATEGORIES.find((each) => each === value) ?? null)
          }}
          data={[
            { value: '', label: t('sheets.filters.allCategories') },
            ...SHEET_CATEGORIES.map((value) => ({ value, label: t(`trade.sheetCategories.${value}`) })),
          ]}
        />
      </div>
      {error !== undefined && <ErrorBanner text={error} />}
      {failure !== null && <ErrorBanner text={sentence(t('sheets.loadFailed'), failure)} onRetry={retry} />}
      {!loaded && failure === null && <TableSkeleton />}
      {loaded && sheets.length > 0 && (
        <PickerList<TechSheetSummary>
          picker={onPickSeveral === undefined ? picker : ticking}
          {...(onPickSeveral && { isChosen: ({ id }) => ticks.ticked.has(id) })}
          label={t('sheets.picker.label')}
          busy={stale}
          pages={options.pages}
          keyOf={({ id }) => id}
          optionClassName={onPickSeveral === undefined ? classes.option : classes.ticked}
        >
          {(sheet) => (
            <SheetOption
              sheet={sheet}
              takenLabel={taken.has(sheet.id) ? takenLabel : null}
              thresholds={thresholds}
            />
          )}
        </PickerList>
      )}
      {loaded && sheets.length === 0 && <Nothing narrowed={search.trim() !== '' || category !== null} />}
      {/* Mounted only now: were it there before, the Enter that asks would answer it too. */}
      {again !== null && confirmTaken !== undefined && (
        <ConfirmModal
          opened
          title={t('sheets.picker.again')}
          confirmLabel={t('sheets.picker.addAgain')}
          onConfirm={() => {
            setAgain(null)
            again.go(again.sheet)
          }}
          onCancel={() => setAgain(null)}
        >
          {confirmTaken(again.sheet.title)}
        </ConfirmModal>
      )}
      <Group justify="space-between" mt="md">
        <Text size="sm" c="dimmed">
          {loaded && total > 0 && <output>{t('sheets.picker.count', { count: total })}</output>}
          <Text span inherit visibleFrom="sm">
            {' '}
            {t(onPickSeveral === undefined ? 'sheets.picker.hint' : 'sheets.picker.hintSeveral')}
          </Text>
        </Text>
        <Group gap="xs" ml="auto">
          <Button variant="default" onClick={onClose}>
            {t('common.close')}
          </Button>
          {onPickSeveral !== undefined && (
            <Button disabled={ticks.ticked.size === 0} onClick={ticks.add}>
              {t('sheets.picker.add', { count: ticks.ticked.size })}
            </Button>
          )}
        </Group>
      </Group>
    </>
  )
}

function Nothing({ narrowed }: { narrowed: boolean }) {
  const t = useTranslations('sheets')
  return (
    <div className={classes.nothing}>
      <p>{narrowed ? t('nothingFound') : t('picker.none')}</p>
      {!narrowed && <ButtonLink to={paths.newRecipe}>{t('picker.write')}</ButtonLink>}
    </div>
  )
}
