import { Stack, Text, Title } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import type { MergedSheet, MergeEffect } from '#contract/product-merges.ts'
import { DoubtBadge } from '#web/entities/price/doubt-badge.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { useAffectedSheetColumns } from '../affected-sheet-columns.tsx'

const MAX_HEIGHT = 'min(20rem, 40vh)'
const MOVED = ['prices', 'articles', 'replacements'] as const

/** What moves to the product that stays, and what becomes of the sheets. */
export function MergeConsequences({ effect }: { effect: MergeEffect }) {
  const t = useTranslations('merge')
  const { list } = useFormatter()
  const { kept, other, moved, direct, others, tooManyArticles } = effect
  const parts = [
    ...(moved.lines > 0 ? [t('moved.lines', { lines: moved.lines, sheets: moved.sheets })] : []),
    ...MOVED.filter((part) => moved[part] > 0).map((part) => t(`moved.${part}`, { count: moved[part] })),
  ]
  const uncosted = [...direct, ...others].reduce((sum, sheet) => sum + sheet.uncosted, 0)
  return (
    <Stack gap="sm">
      <Text size="sm">
        {parts.length === 0
          ? t('movesNothing', { other: other.name })
          : t('moves', { other: other.name, kept: kept.name, parts: list(parts) })}{' '}
        {t('toBin', { other: other.name })}
      </Text>
      {tooManyArticles && <ErrorBanner text={t('tooManyArticles')} />}
      {uncosted > 0 && (
        <Text size="sm" component="div">
          <DoubtBadge why={t('uncosted', { count: uncosted })} />{' '}
          <span aria-hidden>{t('uncosted', { count: uncosted })}</span>
        </Text>
      )}
      <Sheets label={t('direct', { other: other.name })} rows={direct} />
      <Sheets label={t('others')} rows={others} />
      {direct.length + others.length === 0 && <Text size="sm">{t('noSheet')}</Text>}
    </Stack>
  )
}

function Sheets({ label, rows }: { label: string; rows: readonly MergedSheet[] }) {
  const columns = useAffectedSheetColumns<MergedSheet>()
  if (rows.length === 0) return null
  return (
    <>
      <Title order={3} size="h5">
        {label}
      </Title>
      <ShortTable label={label} columns={columns} keyOf={({ id }) => id} rows={rows} maxHeight={MAX_HEIGHT} />
    </>
  )
}
