import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { ImportPlan } from '#contract/sheet-imports.ts'
import classes from './plan.module.css'
import { useChangeTexts } from './use-change-texts.ts'

export interface SheetChangesProps {
  changes: ImportPlan['sheets'][number]['changes']
}

/** What replacing a sheet would change: each fact and line as it is in the account, and in the file. */
export function SheetChanges({ changes: { facts, lines } }: SheetChangesProps) {
  const t = useTranslations('sheetImport.plan')
  const texts = useChangeTexts()
  const rows = [
    ...facts.map(({ fact, before, after }) => ({
      name: t(`facts.${fact}`),
      before: texts.fact(fact, before),
      after: texts.fact(fact, after),
    })),
    ...lines.map(({ name, before, after }) => ({
      name,
      before: before === null ? t('added') : texts.line(before),
      after: after === null ? t('gone') : texts.line(after),
    })),
  ]
  return (
    <div className={classes.changes}>
      <span data-name />
      <span data-head>{t('before')}</span>
      <span data-head>{t('after')}</span>
      {rows.map(({ name, before, after }, at) => (
        <Fragment key={at}>
          <span data-name>{name}</span>
          <span>{before}</span>
          <strong>{after}</strong>
        </Fragment>
      ))}
    </div>
  )
}
