import { Button, Group, Modal, NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { SHEET_CATEGORIES, type SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useDemoRefusal } from '#web/lib/demo/demo-refusal.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useDebouncedFilter } from '#web/lib/form/use-debounced-filter.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { SheetOptions } from './sheet-options.tsx'
import classes from './sheet-picker.module.css'
import { useSheetOptions } from './use-sheet-options.ts'

export interface SheetPickerProps {
  opened: boolean
  onClose: () => void
  /** The sheets that are there already. They can be picked again. */
  taken: ReadonlySet<string>
  /** The label of those already chosen: 'Déjà dans la gamme'. */
  takenLabel: string
  /** Called for one sheet after the other: the picker stays open for the next. */
  onPick: (sheet: TechSheetSummary) => void
  /** Why the last pick failed. */
  error: string | undefined
}

/** 'Sélectionner une recette': the user's sheets to look through, picked by Enter or a touch. */
export function SheetPicker({ opened, onClose, ...props }: SheetPickerProps) {
  const t = useTranslations()
  useDemoRefusal(onClose, opened)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('sheets.picker.title')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Picking onClose={onClose} {...props} />
    </Modal>
  )
}

function Picking({ onClose, taken, takenLabel, onPick, error }: Omit<SheetPickerProps, 'opened'>) {
  const t = useTranslations()
  const sentence = useFailureSentence()
  const listId = useId()
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<SheetCategory | null>(null)
  const [active, setActive] = useState(0)
  /** A narrower list begins at its top again. */
  const narrow = (change: () => void) => {
    change()
    setActive(0)
  }
  const typed = useDebouncedFilter(search, (text) => narrow(() => setSearch(text)))
  const { sheets, loaded, stale, failure, retry, cut } = useSheetOptions({ search, category })
  // A quick hand has pressed Enter before what it typed was looked up: the first that is found is meant.
  const entered = useRef(false)
  const settled = typed.shown === search && loaded && !stale
  const pickEntered = useEffectEvent(() => {
    const [first] = sheets
    if (entered.current && first !== undefined) onPick(first)
    entered.current = false
  })
  useEffect(() => {
    if (settled) pickEntered()
  }, [settled])
  const account = useQuery(orpc.account.get.queryOptions())

  const onKeyDown = (event: KeyboardEvent) => {
    const sheet = sheets[active]
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') setActive(Math.max(0, Math.min(active + 1, sheets.length - 1)))
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0))
    // A key that is held down picks once.
    else if (event.key !== 'Enter' || event.repeat) return
    else if (!settled) entered.current = true
    else if (sheet !== undefined) onPick(sheet)
    event.preventDefault()
  }

  return (
    <>
      <div className={classes.filters}>
        <SearchField
          placeholder={t('sheets.filters.search')}
          slash={false}
          value={typed.shown}
          onChange={(text) => {
            entered.current = false
            typed.type(text)
          }}
          onKeyDown={onKeyDown}
          data-autofocus
          // The search is the combobox of the list below.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={sheets.length > 0 ? `${listId}-${String(active)}` : undefined}
        />
        <NativeSelect
          aria-label={t('sheets.filters.category')}
          value={category ?? ''}
          onChange={({ currentTarget: { value } }) =>
            narrow(() => setCategory(SHEET_CATEGORIES.find((each) => each === value) ?? null))
          }
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
        <SheetOptions
          id={listId}
          sheets={sheets}
          taken={taken}
          takenLabel={takenLabel}
          thresholds={account.data?.settings}
          active={active}
          stale={stale}
          onPoint={setActive}
          onPick={onPick}
        />
      )}
      {loaded && sheets.length === 0 && <Nothing narrowed={search.trim() !== '' || category !== null} />}
      <Group justify="space-between" mt="md">
        {cut ? (
          <Text size="sm" c="dimmed">
            {t('sheets.picker.more', { shown: String(sheets.length) })}
          </Text>
        ) : (
          <Text size="sm" c="dimmed" visibleFrom="sm">
            {t('sheets.picker.hint')}
          </Text>
        )}
        <Button variant="default" ml="auto" onClick={onClose}>
          {t('common.close')}
        </Button>
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
