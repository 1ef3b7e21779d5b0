import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './printed-steps.module.css'

interface PrintedStepsProps {
  sheetId: string
  steps: readonly string[]
}

/** The steps, which are printed after the text and written in the editor. */
export function PrintedSteps({ sheetId, steps }: PrintedStepsProps) {
  const t = useTranslations('document.method')
  if (steps.length === 0) return null
  return (
    <>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={String(index)}>{step}</li>
        ))}
      </ol>
      <Text size="sm" c="dimmed">
        {t('steps')}{' '}
        <TextLink to={paths.editRecipe(sheetId)} underline="always">
          {t('editSteps')}
        </TextLink>
      </Text>
    </>
  )
}
