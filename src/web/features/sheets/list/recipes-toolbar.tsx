import { Button, Flex, NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheetStatistics } from '#contract/sheets.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useDebouncedFilter } from '#web/lib/form/use-debounced-filter.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { MARGIN_FILTERS } from '../sheet-search.ts'
import type { MarginFilter, SheetFilters } from '../sheet-search.ts'
import type { CostSettings } from '../sheet-view.ts'
import classes from './recipes-toolbar.module.css'

export interface RecipesToolbarProps {
  filters: SheetFilters
  change: (change: Partial<SheetFilters>) => void
  statistics: TechSheetStatistics | undefined
  settings: CostSettings | undefined
  /** At its end. */
  children: ReactNode
}

/** What narrows the list. */
export function RecipesToolbar(props: RecipesToolbarProps) {
  const { filters, change, children } = props
  const t = useTranslations('sheets')
  const search = useDebouncedFilter(filters.search ?? '', (typed) => change({ search: typed || undefined }))
  return (
    <Flex component="search" wrap="wrap" gap={10} className={classes.toolbar}>
      <SearchField
        className={classes.search}
        placeholder={t('filters.search')}
        value={search.shown}
        onChange={search.type}
      />
      <CategoryFilter {...props} />
      <MarginFilterSelect {...props} />
      {filters.incomplete === true && (
        <Button fw={500} variant="light" aria-pressed onClick={() => change({ incomplete: undefined })}>
          {t('filters.incomplete')}
        </Button>
      )}
      {children}
    </Flex>
  )
}

/** The categories that are present, and the one of the address even when it is not. */
function CategoryFilter({ filters, change, statistics }: RecipesToolbarProps) {
  const t = useTranslations()
  const present = new Set(statistics?.categories)
  if (filters.category !== undefined) present.add(filters.category)
  return (
    <NativeSelect
      className={classes.select}
      aria-label={t('sheets.filters.category')}
      value={filters.category ?? ''}
      onChange={(event) =>
        change({ category: (event.currentTarget.value || undefined) as SheetCategory | undefined })
      }
      data={[
        { value: '', label: t('sheets.filters.allCategories') },
        ...Array.from(present, (value) => ({ value, label: t(`trade.sheetCategories.${value}`) })),
      ]}
    />
  )
}

function MarginFilterSelect({ filters, change, settings }: RecipesToolbarProps) {
  const t = useTranslations('sheets.filters')
  const format = useFormat()
  const whole = (percent: number) => format.rate(percent)
  const bounds = {
    target: whole(settings?.targetMargin ?? 0),
    floor: whole(settings?.floorMargin ?? 0),
  }
  return (
    <NativeSelect
      className={classes.select}
      aria-label={t('margin')}
      value={filters.margin ?? ''}
      onChange={(event) =>
        change({ margin: (event.currentTarget.value || undefined) as MarginFilter | undefined })
      }
      data={[
        { value: '', label: t('allMargins') },
        ...(settings === undefined
          ? []
          : MARGIN_FILTERS.map((value) => ({ value, label: t(value, bounds) }))),
      ]}
    />
  )
}
