import { Badge, Popover, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from './sheet-allergens.module.css'

export interface AllergenButtonProps {
  /** As `allergenWords` gives them. */
  names: string
  traces: string
  incomplete: string
  /** Where they come from: made only when somebody asks. */
  children: ReactNode
}

/** The allergens of a sheet in a line of text; a click names where each comes from. */
export function AllergenButton({ names, traces, incomplete, children }: AllergenButtonProps) {
  const t = useTranslations('sheets.allergens')
  if (names === '' && traces === '' && incomplete === '') return null
  return (
    <Popover
      position="bottom-start"
      width={340}
      shadow="md"
      trapFocus
      returnFocus
      transitionProps={{ duration: 150 }}
    >
      <Popover.Target>
        <UnstyledButton className={classes.button} title={[names, traces].filter(Boolean).join(' · ')}>
          <VisuallyHidden>{t('label')} </VisuallyHidden>
          {names !== '' && <span className={classes.names}>{names}</span>}{' '}
          {traces !== '' && <span className={classes.traces}>{traces}</span>}{' '}
          {incomplete !== '' && (
            <Badge component="span" size="lg" color="saffron" className={classes.incomplete}>
              {incomplete}
            </Badge>
          )}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Text fw={600} size="sm" mb="xs">
          {t('origins')}
        </Text>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
