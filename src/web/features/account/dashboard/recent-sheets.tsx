import { Card } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { hasMargin } from '#domain/pricing/has-margin.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { marginRate } from '#domain/pricing/margin-rate.ts'
import { orpc } from '#web/lib/query/api.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import { NoMargin } from '#web/entities/price/no-margin.tsx'
import { CardHead } from '#web/ui/card-head.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './dashboard.module.css'

const SHOWN = 5

/** What was worked on last, one click away. */
export function RecentSheets({ thresholds }: { thresholds: MarginThresholds }) {
  const t = useTranslations('dashboard.recent')
  const recent = useQuery(orpc.sheets.list.queryOptions({ input: { limit: SHOWN, sort: '-updatedAt' } }))
  return (
    <Card component="section" aria-labelledby="recent-title">
      <CardHead id="recent-title" title={t('title')}>
        <TextLink to={paths.recipes}>{t('all')}</TextLink>
      </CardHead>
      <PageState query={recent} skeleton={<TableSkeleton rows={SHOWN} />}>
        {({ items }) => (
          <ul className={classes.recent}>
            {items.map((sheet) => (
              <RecentSheet key={sheet.id} sheet={sheet} thresholds={thresholds} />
            ))}
          </ul>
        )}
      </PageState>
    </Card>
  )
}

interface RecentSheetProps {
  sheet: TechSheetSummary
  thresholds: MarginThresholds
}

function RecentSheet({ sheet, thresholds }: RecentSheetProps) {
  const t = useTranslations()
  const format = useFormat()
  const cost = portionCost(sheet.coutMatiere, sheet.portions)
  return (
    <li>
      <span className={classes.sheet}>
        <TextLink to={paths.editRecipe(sheet.id)} className={classes.name}>
          {sheet.title}
        </TextLink>
        <span className="note">{t(`trade.sheetCategories.${sheet.category}`)}</span>
      </span>
      <span className={classes.day}>{format.dateLong(sheet.updatedAt)}</span>
      <span className={classes.margin}>
        {hasMargin(sheet.sellingPriceHt, cost) ? (
          <MarginBadge
            rate={marginRate(sheet.sellingPriceHt, cost)}
            thresholds={thresholds}
            provisional={sheet.uncostedLines > 0}
          />
        ) : (
          <NoMargin priced={(sheet.sellingPriceHt ?? 0) > 0} />
        )}
      </span>
    </li>
  )
}
