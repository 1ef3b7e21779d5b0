import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PageState } from '#web/ui/page-state.tsx'
import { kitchenSheetQuery } from '../kitchen-api.ts'
import { SheetGone } from './sheet-gone.tsx'

/** A sheet at the pass. */
export function SheetPage({ id }: { id: string }) {
  const t = useTranslations('kitchen.sheet')
  const query = useQuery(kitchenSheetQuery(id))
  return (
    <PageState query={query} notFound={<SheetGone />} failureText={t('failed')}>
      {({ items: [sheet] }) =>
        sheet && (
          <Stack gap="md">
            <title>{`${sheet.title} · Gramme`}</title>
            <Title order={1} size="h2">
              {sheet.title}
            </Title>
            {sheet.steps.length > 0 && (
              <Stack component="section" gap="sm">
                <Title order={2} size="h4">
                  {t('steps')}
                </Title>
                <ol>
                  {sheet.steps.map(({ key, text }) => (
                    <li key={key}>
                      <Text>{text}</Text>
                    </li>
                  ))}
                </ol>
              </Stack>
            )}
          </Stack>
        )
      }
    </PageState>
  )
}
