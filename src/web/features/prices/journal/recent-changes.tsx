import { Card, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { recentActsQuery } from '../prices-api.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { ActWords } from './act-words.tsx'
import classes from './act.module.css'

const ACTS_SHOWN = 5
const CHANGES_NAMED = 2

/** On the dashboard: which prices moved last, and by how much. */
export function RecentChanges() {
  const t = useTranslations('prices')
  const texts = usePriceTexts()
  const recent = useQuery(recentActsQuery(ACTS_SHOWN))
  return (
    <Card component="section" aria-labelledby="recent-prices-title">
      <div className={classes.head}>
        <Title order={2} size="h3" id="recent-prices-title">
          {t('recent.title')}
        </Title>
        <TextLink to={paths.priceChanges}>{t('recent.all')}</TextLink>
      </div>
      <PageState query={recent} skeleton={<TableSkeleton rows={ACTS_SHOWN} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={classes.dimmed}>{t('recent.none')}</p>
          ) : (
            <ul className={classes.acts}>
              {items.map((act) => (
                <li key={act.id} className={classes.act}>
                  <ActWords act={act} most={CHANGES_NAMED} />
                  <span className={classes.dimmed}>
                    {texts.day(act.at)}
                    {act.undoneAt !== null && ` · ${t('undone')}`}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </PageState>
    </Card>
  )
}
