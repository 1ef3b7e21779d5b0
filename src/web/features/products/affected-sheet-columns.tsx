import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { AffectedSheet, DirectSheet } from '#contract/replacements.ts'
import type { Column } from '#web/ui/table/column.ts'
import { useMomentColumns } from '#web/entities/price/guard/moment-columns.tsx'

/** A sheet that changes, with what of its lines and allergens does, and its cost and margin before and after. */
export function useAffectedSheetColumns<Sheet extends AffectedSheet>(): Column<Sheet>[] {
  const t = useTranslations('replacement')
  const moments = useMomentColumns<Sheet>()
  return [{ key: 'sheet', head: t('sheet'), namesRow: true, card: 'line', cell: namedSheet }, ...moments]
}

const namedSheet = (sheet: AffectedSheet) => <NamedSheet sheet={sheet} />

function NamedSheet({ sheet }: { sheet: AffectedSheet & Partial<Pick<DirectSheet, 'lines' | 'uncosted'>> }) {
  const t = useTranslations('replacement')
  const { title, lines = 0, uncosted = 0, gained, lost } = sheet
  const remarks = [
    lines > 1 && t('lines', { count: lines }),
    gained.length > 0 && t('gained', { names: gained.join(', ') }),
    lost.length > 0 && t('lost', { names: lost.join(', ') }),
    uncosted > 0 && t('uncosted', { count: uncosted }),
  ].filter((remark) => remark !== false)
  return (
    <>
      {title}
      {remarks.map((remark) => (
        <Text key={remark} size="xs" c="dimmed">
          {remark}
        </Text>
      ))}
    </>
  )
}
