import { Anchor, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { KeptSheet } from '#contract/sales-periods.ts'
import { isForfait } from '#domain/costing/line-costing.ts'
import { paths } from '#web/entities/paths.ts'
import { lineUnitDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { keptSheetQuery, type PeriodRef } from '../sales-api.ts'

export interface KeptSheetProps {
  period: PeriodRef
  ficheId: string
  title: string
  /** Since when it is kept. */
  keptAt: string
  of: 'closing' | 'departure'
}

/** Opens the sheet of a dish as it was when its period was closed, or when it left the carte. */
export function KeptSheetButton(props: KeptSheetProps) {
  const t = useTranslations('sales.closing')
  const format = useFormat()
  const common = useTranslations('common')
  const [opened, setOpened] = useState(false)
  const { title, keptAt, of } = props
  return (
    <>
      <Anchor component="button" type="button" onClick={() => setOpened(true)}>
        {t(`sheet.${of}`)}
      </Anchor>
      <NamedModal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t(`sheetOf.${of}`, { title, date: format.dateLong(keptAt) })}
        size="xl"
        closeButtonProps={{ 'aria-label': common('close') }}
      >
        <Content {...props} />
      </NamedModal>
    </>
  )
}

function Content({ period, ficheId }: KeptSheetProps) {
  const t = useTranslations('sales.closing')
  const kept = useQuery(keptSheetQuery(period, ficheId))
  return (
    <Stack>
      {codeOf(kept.error) === 'NOT_FOUND' ? (
        <Text>{t('sheetMissing')}</Text>
      ) : (
        <PageState query={kept} failureText={t('sheetFailed')}>
          {({ items }) =>
            items.map((sheet, index) => <Sheet key={sheet.id} sheet={sheet} named={index > 0} />)
          }
        </PageState>
      )}
      <TextLink to={paths.recipe(ficheId)}>{t('sheetToday')}</TextLink>
    </Stack>
  )
}

type Line = KeptSheet['lines'][number]
interface Row {
  key: string
  line: Line | null
}

/** The lines of a sheet, its total at the end; a preparation has its name above. */
function Sheet({ sheet, named }: { sheet: KeptSheet; named: boolean }) {
  const t = useTranslations('sales.closing')
  const trade = useTranslations('trade')
  const none = useTranslations('common')('none')
  const format = useFormat()
  const unitText = (unit: Line['unit'], count: number) => trade(`counted.${unit}`, { count })
  const amountText = ({ costing, quantity, forfait, unit, wastagePercent }: Line) => {
    if (costing === 'qs') return trade('qs')
    if (isForfait(costing)) {
      const amount = costing === 'forfait-percent' ? format.rate(forfait ?? 0) : format.euro(forfait ?? 0)
      return forfait === null ? none : `${amount} ${trade(`forfaits.${costing}`)}`
    }
    if (quantity === null) return none
    const amount = `${format.quantity(quantity)} ${unitText(unit, quantity)}`
    return wastagePercent === 0 ? amount : t('withLoss', { amount, loss: format.wastage(wastagePercent) })
  }
  const priceText = ({ unitPrice, priceUnit, subSheetId: preparationId }: Line) =>
    unitPrice === null || priceUnit === null
      ? none
      : `${format.euro(unitPrice, lineUnitDecimals(unitPrice, { preparationId }))}/${unitText(priceUnit, 1)}`
  const columns: Column<Row>[] = [
    {
      key: 'line',
      head: t('line'),
      namesRow: true,
      text: ({ line }) => (line ? (line.name ?? none) : t('sheetTotal')),
    },
    { key: 'amount', head: t('amount'), end: true, text: ({ line }) => (line ? amountText(line) : '') },
    { key: 'price', head: t('unitPrice'), end: true, text: ({ line }) => (line ? priceText(line) : '') },
    {
      key: 'cost',
      head: t('lineCost'),
      end: true,
      text: ({ line }) => {
        if (line === null) return format.partialSum(sheet.coutMatiere, sheet.uncostedLines > 0)
        return line.cost === null ? none : format.euro(line.cost)
      },
    },
  ]
  const incomplete = sheet.uncostedLines > 0 ? [t('sheetIncomplete', { count: sheet.uncostedLines })] : []
  return (
    <section aria-label={sheet.title}>
      <Text size="sm" c="dimmed">
        {[...(named ? [sheet.title] : []), t('sheetPortions', { count: sheet.portions }), ...incomplete].join(
          ' · ',
        )}
      </Text>
      <ShortTable
        label={sheet.title}
        columns={columns}
        keyOf={({ key }) => key}
        rows={sheet.lines.map((line, index) => ({ key: String(index), line }))}
        total={{ key: 'total', line: null }}
      />
    </section>
  )
}
