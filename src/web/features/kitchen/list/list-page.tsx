import { Flex, Stack, Title, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { KitchenSheetSummary } from '#contract/kitchen-shapes.ts'
import { useDebouncedFilter } from '#web/lib/form/use-debounced-filter.ts'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { NothingFound } from '#web/ui/nothing-found.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { useKitchen } from '../frame/kitchen-context.ts'
import pressed from '../frame/pressed.module.css'
import { kitchenSheetsQuery } from '../kitchen-api.ts'
import classes from './list.module.css'
import type { KitchenListFilters } from './list-search.ts'
import { sheetsShown, stationsOf } from './sheets-shown.ts'
import { SheetTiles } from './sheet-tiles.tsx'
import { useReadAhead } from './use-read-ahead.ts'

export interface ListPageProps {
  filters: KitchenListFilters
  onFilters: (change: KitchenListFilters) => void
}

/** Every sheet that the tablet shows: those of the cartes first. */
export function ListPage({ filters, onFilters }: ListPageProps) {
  const t = useTranslations('kitchen.list')
  const query = useQuery(kitchenSheetsQuery())
  return (
    <>
      <title>{`${t('title')} · Gramme`}</title>
      <VisuallyHidden component="h1">{t('title')}</VisuallyHidden>
      <PageState query={query} failureText={t('failed')}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState drawing={<PlateDrawing />} title={t('none')} sentence={t('noneSentence')} />
          ) : (
            <Sheets sheets={items} filters={filters} onFilters={onFilters} />
          )
        }
      </PageState>
    </>
  )
}

function Sheets({ sheets, filters, onFilters }: ListPageProps & { sheets: readonly KitchenSheetSummary[] }) {
  const t = useTranslations('kitchen.list')
  const search = useDebouncedFilter(filters.q ?? '', (q) => onFilters({ q: q === '' ? undefined : q }))
  useReadAhead(sheets)
  const stations = stationsOf(sheets, useKitchen().stations)
  const shown = sheetsShown(sheets, filters)
  const [onCarte, others] = [true, false].map((is) => shown.filter((sheet) => sheet.isOnCarte === is))
  return (
    <Stack gap="md">
      <SearchField
        value={search.shown}
        onChange={search.type}
        placeholder={t('search')}
        classNames={{ input: classes.search }}
        rightSectionWidth={56}
      />
      {stations.length > 1 && (
        <Flex component="fieldset" wrap="wrap" gap={8} aria-label={t('stations')}>
          {[undefined, ...stations].map((station) => (
            <UnstyledButton
              key={station ?? ''}
              className={pressed.choice}
              aria-pressed={station === filters.poste}
              onClick={() => onFilters({ poste: station })}
            >
              {station ?? t('all')}
            </UnstyledButton>
          ))}
        </Flex>
      )}
      {shown.length === 0 && (
        <NothingFound
          drawing={<PlateDrawing />}
          sentence={t('nothing')}
          clearLabel={t('showAll')}
          onClear={() => onFilters({ q: undefined, poste: undefined })}
        />
      )}
      <Part title={t('onCarte')} sheets={onCarte} />
      <Part title={t('others')} sheets={others} />
    </Stack>
  )
}

function Part({ title, sheets = [] }: { title: string; sheets: KitchenSheetSummary[] | undefined }) {
  if (sheets.length === 0) return null
  return (
    <Stack component="section" gap="sm">
      <Title order={2} size="h4">
        {title}
      </Title>
      <SheetTiles sheets={sheets} />
    </Stack>
  )
}
