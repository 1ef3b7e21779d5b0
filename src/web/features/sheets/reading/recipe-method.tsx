import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { TechSheet } from '#contract/sheets.ts'
import classes from './recipe-method.module.css'

/** What to do: the text, then the numbered steps; with what, and what else to know. */
export function RecipeMethod({ sheet }: { sheet: TechSheet }) {
  const t = useTranslations('sheets.reading')
  const { method, steps, equipment, notes } = sheet
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
      {equipment.length > 0 && (
        <>
          <Title order={3} size="h4" mt="lg">
            {t('equipment')}
          </Title>
          <p className={classes.text}>{equipment.join(', ')}</p>
        </>
      )}
      {notes !== '' && (
        <>
          <Title order={3} size="h4" mt="lg">
            {t('notes')}
          </Title>
          <p className={classes.text}>{notes}</p>
        </>
      )}
    </section>
  )
}
