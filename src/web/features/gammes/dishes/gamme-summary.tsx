import { Flex, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { GammeDetail } from '#contract/gammes.ts'
import { gammeFigures } from '#domain/pricing/gamme-figures.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { GammeMarks } from '#web/entities/carte/gamme-marks.tsx'
import { useRevenueText } from '#web/entities/carte/use-revenue-text.ts'
import { MeanMargin, MeansNote } from '#web/entities/carte/mean-margin.tsx'
import classes from './gamme-summary.module.css'

export interface GammeSummaryProps {
  gamme: GammeDetail
  thresholds: MarginThresholds
}

/** Cost, revenue and margin of a gamme under its name. */
export function GammeSummary({ gamme: { id, recettes, salesDays }, thresholds }: GammeSummaryProps) {
  const t = useTranslations('gammes.list')
  const trade = useTranslations('trade')
  const format = useFormat()
  const revenueText = useRevenueText()
  const { coutTotal, caTtc, margins } = gammeFigures(recettes, salesDays)
  return (
    <Group gap="4px 24px" align="baseline" className={classes.figures}>
      <Flex component="dl" wrap="wrap" align="baseline" gap="4px 24px" className={classes.figures}>
        <div>
          <dt className="dimmed">{t('cost')}</dt>
          <dd>{format.partialSum(coutTotal, margins.incomplete > 0)}</dd>
        </div>
        <div>
          <dt className="dimmed">{t('revenue')}</dt>
          <dd>{revenueText(caTtc, margins)}</dd>
          <dd className="note">{trade('oneOfEach')}</dd>
        </div>
        <div>
          <dt className="dimmed">{t('margin')}</dt>
          <dd className={classes.mean}>
            <MeanMargin margins={margins} of="dishes" gammeId={id} thresholds={thresholds} />
            <MeansNote margins={margins} salesDays={salesDays} />
          </dd>
        </div>
      </Flex>
      <GammeMarks margins={margins} incomplete={t('incomplete')} />
    </Group>
  )
}
