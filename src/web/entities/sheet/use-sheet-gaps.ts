import { useTranslations } from 'use-intl'
import type { TechSheetStatistics } from '#contract/sheets.ts'
import { paths } from '../paths.ts'
import { pricesToGive } from '../prices-to-give.ts'

/** What the sheets lack, each with the way to complete it; nothing where they lack nothing. */
export function useSheetGaps() {
  const t = useTranslations()
  return ({ margins, unsureCosts, undeclared }: TechSheetStatistics) => {
    const counts = { unpriced: margins.unpriced, ...unsureCosts }
    const gap = (key: 'unpriced' | 'incomplete' | 'doubtful') => ({
      key,
      count: counts[key],
      text: t(`trade.marginMeans.gaps.${key}.sheets`, { count: counts[key] }),
    })
    return [
      { ...gap('unpriced'), link: pricesToGive() },
      { ...gap('incomplete'), link: { to: paths.recipes, search: { incomplete: true } } },
      { ...gap('doubtful'), link: { to: paths.dashboard } },
      {
        key: 'undeclared',
        count: undeclared.products,
        text: t('sheets.toComplete.undeclared', { count: undeclared.sheets, products: undeclared.products }),
        link: { to: paths.products, search: { undeclared: true } },
      },
    ].filter(({ count }) => count > 0)
  }
}
