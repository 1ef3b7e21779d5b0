import { Badge } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { MarginMeans } from '#domain/pricing/margin-means.ts'

export interface GammeMarksProps {
  margins: MarginMeans
  /** 'Coût incomplet' */
  incomplete: string
}

/** What of a gamme's dishes cannot be counted on: costs that lack lines, and improbable ones. */
export function GammeMarks({ margins, incomplete }: GammeMarksProps) {
  const t = useTranslations('trade.costDoubts')
  return (
    <>
      {margins.incomplete > 0 && (
        <Badge component="span" color="saffron">
          {incomplete}
        </Badge>
      )}
      {margins.doubtful > 0 && (
        <Badge component="span" color="saffron">
          {t('count', { count: margins.doubtful })}
        </Badge>
      )}
    </>
  )
}
