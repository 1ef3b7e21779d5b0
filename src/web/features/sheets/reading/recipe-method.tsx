import { Title } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheet } from '#contract/sheets.ts'
import classes from './recipe-method.module.css'

type RecipeText = Pick<TechSheet, 'method' | 'steps' | 'equipment' | 'storage' | 'notes'>

/** What to do: the text, then the numbered steps; with what, how it is stored, and what else to know. */
export function RecipeMethod({ sheet }: { sheet: RecipeText }) {
  const t = useTranslations('sheets.reading')
  const { method, steps } = sheet
  const beside = (
    [
      ['equipment', sheet.equipment.join(', ')],
      ['storage', sheet.storage],
      ['notes', sheet.notes],
    ] as const
  ).filter(([, text]) => text !== '')
  return (
    <section>
      <Title order={2} size="h3">
        {t(steps.length > 0 ? 'steps' : 'method')}
      </Title>
      {method !== '' && <p className={classes.text}>{method}</p>}
      {steps.length > 0 && (
        <ol className={classes.steps}>
          {steps.map((step, index) => (
            <li key={`${String(index)} ${step}`} className={classes.step}>
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              <p>{step}</p>
            </li>
          ))}
        </ol>
      )}
      {method === '' && steps.length === 0 && <p className={classes.none}>{t('noMethod')}</p>}
      {beside.map(([part, text]) => (
        <Fragment key={part}>
          <Title order={3} size="h4" mt="lg">
            {t(part)}
          </Title>
          <p className={classes.text}>{text}</p>
        </Fragment>
      ))}
    </section>
  )
}
