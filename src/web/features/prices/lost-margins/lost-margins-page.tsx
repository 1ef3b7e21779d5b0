import { Box, Card, SegmentedControl, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { DEFAULT_COMPARED_DAYS, type LostMargins } from '#contract/prices.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { useSettings } from '#web/lib/session/use-account.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ScalesDrawing } from '#web/ui/drawings/scales.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { lostMarginsQuery } from '../prices-api.ts'
import { LostMarginEntry } from './lost-margin.tsx'
import { COMPARED_PERIODS, type LostMarginsSearch } from './lost-margins-search.ts'

export interface LostMarginsPageProps {
  search: LostMarginsSearch
  onSearch: (change: LostMarginsSearch) => void
}

/** /recipes/margins: the sheets whose margin fell since prices of products moved, and what would give it back. */
export function LostMarginsPage({ search, onSearch }: LostMarginsPageProps) {
  const t = useTranslations('prices.lostMargins')
  const days = search.jours ?? DEFAULT_COMPARED_DAYS
  const lost = useQuery(lostMarginsQuery(days))
  const settings = useSettings()
  return (
    <>
      <PageHeader
        title={t('title')}
        crumb={{ label: t('back'), to: paths.recipes }}
        aside={<output>{lost.data && t('count', { count: lost.data.total })}</output>}
        actions={
          <SegmentedControl
            aria-label={t('period')}
            value={String(days)}
            onChange={(chosen) =>
              onSearch({ jours: COMPARED_PERIODS.find((period) => String(period.days) === chosen)?.days })
            }
            data={COMPARED_PERIODS.map((period) => ({
              value: String(period.days),
              label: t(`periods.${period.key}`),
            }))}
          />
        }
      />
      <PageState
        query={combineQueries(lost, settings)}
        failureText={t('failure')}
        skeleton={<TableSkeleton rows={5} />}
      >
        {([margins, thresholds]) => <Lost margins={margins} thresholds={thresholds} />}
      </PageState>
    </>
  )
}

function Lost({ margins, thresholds }: { margins: LostMargins; thresholds: MarginThresholds }) {
  const t = useTranslations('prices.lostMargins')
  const format = useFormat()
  const { since, sheets, total, gained, underTarget, incomparable } = margins
  const day = format.dateLong(since)
  const details = [
    underTarget > 0 && t('underTarget', { count: underTarget }),
    gained > 0 && t('gained', { count: gained }),
    incomparable > 0 && t('incomparable', { count: incomparable }),
  ].filter((sentence) => sentence !== false)
  if (total === 0)
    return (
      <EmptyState
        drawing={<ScalesDrawing />}
        sentence={[t('none', { day }), ...details].join(' ')}
        action={<ButtonLink to={paths.priceChanges}>{t('journal')}</ButtonLink>}
      />
    )
  return (
    <>
      <Box component="p" className="note" mb="md">
        {[t('lead', { day }), ...details].join(' ')}
      </Box>
      <Card>
        <ol aria-label={t('title')}>
          {sheets.map((sheet) => (
            <LostMarginEntry key={sheet.id} sheet={sheet} thresholds={thresholds} />
          ))}
        </ol>
        {total > sheets.length && (
          <Text c="dimmed" fz="sm" mt="md">
            {t('more', { count: total - sheets.length })}
          </Text>
        )}
      </Card>
    </>
  )
}
