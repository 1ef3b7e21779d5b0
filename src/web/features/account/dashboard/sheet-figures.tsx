import { Card, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { TechSheetStatistics } from '#contract/sheets.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { MeanMargin, useMeansTexts } from '#web/entities/carte/mean-margin.tsx'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Figure } from '#web/ui/figure.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './dashboard.module.css'

export interface SheetFiguresProps {
  figures: TechSheetStatistics
  thresholds: MarginThresholds
}

/** How many sheets there are and what they earn, with one caption for all. */
export function SheetFigures({ figures, thresholds }: SheetFiguresProps) {
  const t = useTranslations('dashboard.figures')
  const trade = useTranslations('trade.marginMeans')
  const format = useFormat()
  const meansTexts = useMeansTexts('sheets')
  const { total, underTarget, margins, salesDays } = figures
  const { counted } = margins
  const preparations = total - margins.total
  const underLabel = t('underTarget')
  const caption = [
    ...(preparations > 0 ? [trade('preparations', { count: preparations })] : []),
    ...meansTexts(margins, salesDays),
    t('target', { rate: format.percent(thresholds.targetMargin) }),
  ]
  return (
    <Card component="section" aria-labelledby="figures-title">
      <Title order={2} size="h3" id="figures-title" mb="md">
        {t('title')}
      </Title>
      <div className={classes.figures}>
        <Figure size="md" label={t('sheets', { count: total })} value={format.quantity(total)} />
        <Figure
          size="md"
          label={t('meanMargin')}
          value={<MeanMargin margins={margins} of="sheets" thresholds={thresholds} variant="text" />}
        />
        <Figure
          size="md"
          label={underLabel}
          hint={counted < margins.total ? t('judged', { count: counted }) : undefined}
          value={
            underTarget === 0 ? (
              format.quantity(0)
            ) : (
              <TextLink
                to={paths.recipes}
                search={{ margin: 'underTarget' }}
                inherit
                display="inline-block"
                miw={24}
                aria-label={t('see', { count: format.quantity(underTarget), of: underLabel })}
              >
                {format.quantity(underTarget)}
              </TextLink>
            )
          }
        />
      </div>
      <p className={`note ${classes.caption ?? ''}`}>{caption.join(' · ')}</p>
    </Card>
  )
}
