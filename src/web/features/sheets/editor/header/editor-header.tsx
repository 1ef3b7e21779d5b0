import { Box, Group } from '@mantine/core'
import { IconChevronLeft } from '#web/ui/icons/chevron-left.ts'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './editor-header.module.css'
import { SaveStatus } from './save-status.tsx'
import { SheetActions } from './sheet-actions.tsx'
import type { SheetActionsProps } from './sheet-actions.tsx'
import { SheetFactsLine } from './sheet-facts.tsx'
import { SheetTitle } from './sheet-title.tsx'

/** The way back, what can be done with the sheet, and what it is. */
export function EditorHeader(actions: SheetActionsProps) {
  const t = useTranslations('shell.navigation')
  return (
    <Box component="header" mt={-10} mb={14}>
      <Group justify="space-between" gap="6px 16px" mb={4}>
        <TextLink to={paths.recipes} className={classes.crumb}>
          <IconChevronLeft size={14} aria-hidden /> {t('recipes')}
        </TextLink>
        <Group gap="xs" ml="auto">
          <SaveStatus />
          <SheetActions {...actions} />
        </Group>
      </Group>
      <SheetTitle />
      <SheetFactsLine />
    </Box>
  )
}
