import { Box, Card } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CreationForm } from './creation-form.tsx'

export interface NewRecipePageProps {
  onCreated: (id: string) => void
}

/** /recipes/new */
export function NewRecipePage({ onCreated }: NewRecipePageProps) {
  const t = useTranslations()
  return (
    <Box maw="40rem">
      <PageHeader
        title={t('sheets.creation.title')}
        crumb={{ label: t('sheets.creation.back'), to: paths.recipes }}
        actions={<TextLink to={paths.recipeBuilder}>{t('sheets.allOnOnePage')}</TextLink>}
      />
      <Card padding="xl">
        <CreationForm
          onCreated={onCreated}
          cancel={
            <ButtonLink to={paths.recipes} variant="default">
              {t('common.cancel')}
            </ButtonLink>
          }
        />
      </Card>
    </Box>
  )
}
