import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Gamme } from '#contract/gammes.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CarteDrawing } from '#web/entities/carte/carte-drawing.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { GammeMarks } from '#web/entities/carte/gamme-marks.tsx'
import { MeanMargin, MeansNote } from '#web/entities/carte/mean-margin.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { marginThresholdsQuery } from '../cartes-api.ts'
import classes from './gamme-figures.module.css'

/** The gammes of the carte in its order, with their figures. */
export function GammeFigures({ gammes }: { gammes: readonly Gamme[] }) {
  const t = useTranslations('cartes')
  const { data: thresholds } = useQuery(marginThresholdsQuery())
  if (gammes.length === 0)
    return (
      <EmptyState
        drawing={<CarteDrawing />}
        title={t('empty')}
        sentence={t('teach')}
        action={
          <ButtonLink to={paths.gammes} search={{ new: true }}>
            {t('newGamme')}
          </ButtonLink>
        }
      />
    )
  return (
    <>
      <ul className={classes.cards} aria-label={t('list')}>
        {gammes.map((gamme) => (
          <GammeCard key={gamme.id} gamme={gamme} thresholds={thresholds} />
        ))}
      </ul>
      {gammes.length > 1 && (
        <Text mt={16}>
          <TextLink to={paths.gammes}>{t('arrange')}</TextLink>
        </Text>
      )}
    </>
  )
}

function GammeCard({ gamme, thresholds }: { gamme: Gamme; thresholds: MarginThresholds | undefined }) {
  const t = useTranslations('cartes')
  const format = useFormat()
  const { id, nom, nbRecettes, coutTotal, caTtc, margins, salesDays } = gamme
  return (
    <li className={classes.card}>
      <h2 className={classes.name}>
        <TextLink to={paths.viewGamme(id)} className={classes.link}>
          {nom}
        </TextLink>
      </h2>
      <p className={classes.facts}>
        <span>{t('recipes', { count: nbRecettes })}</span>
        <GammeMarks margins={margins} incomplete={t('incomplete')} />
      </p>
      <dl className={classes.figures}>
        <div>
          <dt className="note">{t('cost')}</dt>
          <dd>{format.total(coutTotal, margins.incomplete > 0)}</dd>
        </div>
        <div>
          <dt className="note">{t('revenue')}</dt>
          <dd>{format.euro(caTtc)}</dd>
        </div>
        <div>
          <dt className="note">{t('margin')}</dt>
          <dd>
            <MeanMargin margins={margins} thresholds={thresholds} />
          </dd>
        </div>
      </dl>
      <MeansNote margins={margins} salesDays={salesDays} dishes={nbRecettes} />
    </li>
  )
}
