import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'

interface LeftOutSheetsProps {
  sheets: readonly { id: string; title: string; why: string }[]
}

/** Sheets that are named, at most. */
const MOST_NAMED = 3

/** The sheets that wait for a price and take none with the others, each with why. */
export function LeftOutSheets({ sheets }: LeftOutSheetsProps) {
  const t = useTranslations('sellingPrices')
  if (sheets.length === 0) return null
  const others = sheets.length - MOST_NAMED
  return (
    <Text size="sm" component="div" mb="sm">
      {t('leftOut', { count: sheets.length })}
      {sheets.slice(0, MOST_NAMED).map(({ id, title, why }) => (
        <div key={id}>
          <TextLink to={paths.recipe(id)}>{title}</TextLink>
          {t('leftWhy', { why })}
        </div>
      ))}
      {others > 0 && <div className="dimmed">{t('leftOthers', { count: others })}</div>}
    </Text>
  )
}
