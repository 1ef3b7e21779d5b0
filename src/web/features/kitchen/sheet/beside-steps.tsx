import { Title } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { KitchenSheet } from '#contract/kitchen-shapes.ts'
import classes from './sheet.module.css'

/** With what, how it is stored, and what else to know. */
export function BesideSteps({ sheet }: { sheet: KitchenSheet }) {
  const t = useTranslations('sheets.reading')
  const parts = (
    [
      ['equipment', sheet.equipment.join(', ')],
      ['storage', sheet.storage],
      ['notes', sheet.notes],
    ] as const
  ).filter(([, text]) => text !== '')
  return parts.map(([part, text]) => (
    <Fragment key={part}>
      <Title order={3} size="h4" mt="lg">
        {t(part)}
      </Title>
      <p className={classes.text}>{text}</p>
    </Fragment>
  ))
}
