import { List, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { SheetUse } from '#contract/shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'

export interface SheetsOfProductProps {
  use: SheetUse
  /** How many are named; the rest is counted. */
  most: number
}

/** The sheets that use a product, each with a link to its editor. */
export function SheetsOfProduct({ use, most }: SheetsOfProductProps) {
  const t = useTranslations('products.editPage')
  const named = use.sheets.slice(0, most)
  const others = use.total - named.length
  return (
    <List size="sm" spacing={4}>
      {named.map((sheet) => (
        <List.Item key={sheet.id}>
          <TextLink to={paths.editRecipe(sheet.id)}>{sheet.title}</TextLink>
        </List.Item>
      ))}
      {others > 0 && (
        <List.Item>
          <Text size="sm" c="dimmed" span>
            {t('useMore', { count: others })}
          </Text>
        </List.Item>
      )}
    </List>
  )
}
