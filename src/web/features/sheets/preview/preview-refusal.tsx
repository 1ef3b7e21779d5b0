import { Box, Card, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SpiltPotDrawing } from '#web/ui/drawings/spilt-pot.tsx'
import classes from './preview-refusal.module.css'

/** In place of a sheet that cannot be shown. */
export function PreviewRefusal({ reason }: { reason: 'idMissing' | 'idInvalid' | 'unavailable' }) {
  const t = useTranslations('document')
  const text = t(reason)
  return (
    <Box className={classes.page}>
      <title>{`${text} · Gramme`}</title>
      <Card className={classes.card} role="alert">
        <SpiltPotDrawing />
        <Text component="h1" className={classes.text}>
          {text}
        </Text>
        <ButtonLink to={paths.recipes} variant="default">
          {t('back')}
        </ButtonLink>
      </Card>
    </Box>
  )
}
