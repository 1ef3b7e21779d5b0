import { Flex } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { SalesDays } from '#contract/margins.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import {
  isRepresentative,
  marginGap,
  type MarginGap,
  type MarginMeans,
} from '#domain/pricing/margin-means.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { paths } from '../paths.ts'
import { MarginBadge } from '../price/margin-badge.tsx'
import { pricesToGive } from '../prices-to-give.ts'
import classes from './mean-margin.module.css'
import { useDaysWithin } from './use-days-text.ts'

export interface MeanMarginProps {
  margins: MarginMeans
  /** What the mean is of, in words. */
  of: 'sheets' | 'dishes'
  /** The gamme whose dishes these are; left out for sheets and for a whole carte. */
  gammeId?: string | undefined
  thresholds?: MarginThresholds | undefined
  /** How the badge of the margin is drawn. */
  variant?: 'filled' | 'text'
  /** In a column of figures: what it is of is below it, both at its end. */
  stacked?: boolean
}

/**
 * The mean margin with how many of how many it is of: '83,6 % · 60 fiches sur 70'. Of fewer than half it is no figure to
 * judge by: then what most of them lack, and the way to give it. 0 without colour where there is nothing.
 */
export function MeanMargin({
  margins,
  of,
  gammeId,
  thresholds,
  variant = 'filled',
  stacked = false,
}: MeanMarginProps) {
  const t = useTranslations('trade.marginMeans')
  const format = useFormat()
  const { counted, total, mean } = margins
  if (total === 0) return <span className="dimmed figures">{format.percent(0)}</span>
  const gap = marginGap(margins)
  if (mean === null || !isRepresentative(margins))
    return gap && <GapLink {...gap} of={of} gammeId={gammeId} />
  return (
    <Flex
      component="span"
      display="inline-flex"
      wrap={stacked ? 'nowrap' : 'wrap'}
      direction={stacked ? 'column' : 'row'}
      align={stacked ? 'flex-end' : 'baseline'}
      gap="0 6px"
    >
      <MarginBadge rate={mean} variant={variant} {...(thresholds !== undefined && { thresholds })} />
      <span className={classes.basis} title={counted < total ? t('countedWhy') : undefined}>
        {!stacked && <span aria-hidden>· </span>}
        {t(`counted.${of}`, { count: counted, total: String(total) })}
      </span>
    </Flex>
  )
}

interface GapLinkProps extends Pick<MeanMarginProps, 'of' | 'gammeId'> {
  gap: MarginGap
  count: number
}

/** '69 fiches attendent un prix de vente', which leads to where it is given. */
function GapLink({ gap, count, of, gammeId }: GapLinkProps) {
  const t = useTranslations('trade.marginMeans')
  const text = t(`gaps.${gap}.${of}`, { count })
  if (gap === 'unpriced')
    return (
      <TextLink {...pricesToGive(gammeId)} className={classes.gap}>
        {text}
      </TextLink>
    )
  if (of === 'dishes') return <span className={classes.gap}>{text}</span>
  return (
    <TextLink
      to={paths.recipes}
      search={gap === 'incomplete' ? { incomplete: true } : {}}
      className={classes.gap}
    >
      {text}
    </TextLink>
  )
}

export interface MeansNoteProps {
  margins: MarginMeans
  /** The period of the sales. */
  salesDays: SalesDays | null
}

/** The second figures: 'Médiane 70,1 % · selon les ventes à la carte, octobre 2026 : 71,7 % (38 plats sur 40)' */
export function MeansNote({ margins, salesDays }: MeansNoteProps) {
  const t = useTranslations('trade.marginMeans')
  const parts = useMeansTexts('dishes')(margins, salesDays)
  return parts.length === 0 ? null : (
    <span
      className={`note ${classes.note ?? ''}`}
      title={margins.bySales === null ? undefined : t('bySalesWhy', { prices: pricesOf(salesDays) })}
    >
      {parts.join('\u00a0· ')}
    </span>
  )
}

/**
 * The second figures as texts: the median of several, and what sales make of the mean; none where there is no headline.
 * @param of what the mean is of; a closed period is of its dishes in any case
 */
export function useMeansTexts(of: MeanMarginProps['of']) {
  const t = useTranslations('trade.marginMeans')
  const format = useFormat()
  const daysText = useDaysWithin()
  return (margins: MarginMeans, salesDays: SalesDays | null): string[] => {
    const { counted, median, bySales } = margins
    if (!isRepresentative(margins)) return []
    const parts: string[] = []
    if (median !== null && counted > 1) parts.push(t('median', { rate: format.percent(median) }))
    if (bySales !== null && salesDays !== null) {
      const { margin, dishes, total } = bySales
      const prices = pricesOf(salesDays)
      const text = t('bySales', { days: daysText(salesDays), prices, rate: format.percent(margin) })
      // The count is left out where it is that of the mean.
      const isSame = prices === 'today' && dishes === counted
      const counting = prices === 'today' ? of : 'dishes'
      parts.push(
        isSame ? text : `${text} (${t(`counted.${counting}`, { count: dishes, total: String(total) })})`,
      )
    }
    return parts
  }
}

/** Whose prices sales are weighed by: a closed period has its own. */
export const pricesOf = (salesDays: SalesDays | null) => (salesDays?.isClosed === true ? 'then' : 'today')
