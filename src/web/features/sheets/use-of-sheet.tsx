import { Card, List, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { sheetUseQuery } from './sheets-api.ts'

const SHEETS_NAMED = 20

interface UseOfSheetProps {
  id: string
  /** Where a name leads: on to reading, or to editing. */
  to: 'recipe' | 'editRecipe'
}

/** The sheets that take this one as a preparation, and the gammes it is a dish of; nothing where there are none. */
export function UseOfSheet({ id, to }: UseOfSheetProps) {
  const t = useTranslations('sheets.use')
  const { data } = useQuery(sheetUseQuery(id))
  if (data === undefined || data.total + data.gammes.length === 0) return null
  const named = data.sheets.slice(0, SHEETS_NAMED)
  return (
    <Card component="section" data-print="hidden">
      {data.total > 0 && (
        <>
          <Title order={2} size="h4" mb="xs">
            {t('title', { count: data.total })}
          </Title>
          <List size="sm" spacing={4}>
            {named.map((sheet) => (
              <List.Item key={sheet.id}>
                <TextLink to={paths[to](sheet.id)}>{sheet.title}</TextLink>
              </List.Item>
            ))}
            {data.total > named.length && (
              <List.Item>
                <Text size="sm" c="dimmed" span>
                  {t('others', { count: data.total - named.length })}
                </Text>
              </List.Item>
            )}
          </List>
        </>
      )}
      {data.gammes.length > 0 && (
        <>
          <Title order={2} size="h4" mb="xs" mt={data.total > 0 ? 'md' : 0}>
            {t('onGammes', { count: data.gammes.length })}
          </Title>
          <List size="sm" spacing={4}>
            {data.gammes.map((gamme) => (
              <List.Item key={gamme.id}>
                <TextLink to={paths.gamme(gamme.id)}>{gamme.nom}</TextLink>
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Card>
  )
}
