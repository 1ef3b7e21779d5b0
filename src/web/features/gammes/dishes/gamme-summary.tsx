import { Badge } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { GammeDetail } from '#contract/gammes.ts'
import { gammeFigures } from '#domain/pricing/gamme-figures.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { MeanMargin } from '#web/entities/carte/mean-margin.tsx'
import classes from './gamme-summary.module.css'

export interface GammeSummaryProps {
  gamme: GammeDetail
  thresholds: MarginThresholds
}

/** Cost, revenue and margin of a gamme under its name. */
export function GammeSummary({ gamme: { recettes }, thresholds }: GammeSummaryProps) {
  const t = useTranslations('gammes.list')
  const format = useFormat()
  const { coutTotal, caTtc, margePercentMoyenne, nbAvecMarge, nbIncompletes } = gammeFigures(recettes)
  const incomplete = nbIncompletes > 0
  return (
    <dl className={classes.figures}>
      <div>
        <dt className="dimmed">{t('cost')}</dt>
        <dd>{format.partialSum(coutTotal, incomplete)}</dd>
      </div>
      <div>
        <dt className="dimmed">{t('revenue')}</dt>
        <dd>{format.euro(caTtc)}</dd>
      </div>
      <div>
        <dt className="dimmed">{t('margin')}</dt>
        <dd>
          <MeanMargin
            rate={margePercentMoyenne}
            thresholds={thresholds}
            counted={nbAvecMarge}
            dishes={recettes.length}
          />
        </dd>
      </div>
      {incomplete && <Badge color="saffron">{t('incomplete')}</Badge>}
    </dl>
  )
}
