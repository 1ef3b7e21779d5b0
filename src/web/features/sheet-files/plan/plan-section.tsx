import { Card, Checkbox, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Fold } from '#web/ui/fold.tsx'
import type { SheetChoices } from '../answers/use-sheet-choices.ts'
import classes from './plan.module.css'
import { PlannedPrices } from './planned-prices.tsx'
import { isReplaced } from './replaces.ts'
import { SheetChanges } from './sheet-changes.tsx'
import type { PlannedImport } from './use-import-review.ts'

export interface PlanSectionProps {
  planned: PlannedImport
  choices: SheetChoices
}

const MET = ['update', 'changed-since', 'exists'] as const

/** What the import meets in the account: which sheets it replaces, with what changes, and which prices. */
export function PlanSection({ planned, choices }: PlanSectionProps) {
  const t = useTranslations('sheetImport.plan')
  const { plan, input, ids } = planned
  const rows = plan.sheets.map((sheet, at) => ({
    ...sheet,
    id: ids[at] ?? '',
    requested: input.sheets[at]?.title ?? '',
  }))
  const unchanged = rows.filter(({ outcome }) => outcome === 'unchanged').length
  const renamed = rows.filter(({ outcome, title, requested }) => outcome === 'new' && title !== requested)
  const moves = plan.products.some(
    ({ outcome, before }) => before !== null && outcome !== 'same' && outcome !== 'none',
  )
  const isPlain = (['new', 'unchanged'] as const).some((only) =>
    rows.every(({ outcome }) => outcome === only),
  )
  if (isPlain && renamed.length === 0 && !moves) return null
  return (
    <Card component="section" aria-labelledby="plan-title">
      <Title order={2} size="h4" id="plan-title" mb="xs">
        {t('title')}
      </Title>
      {MET.map((outcome) => {
        const met = rows.filter((row) => row.outcome === outcome)
        if (met.length === 0) return null
        const chosen = met.filter((row) => isReplaced(row, choices.of(row.id).replaces))
        const toAll = (replaces: boolean) =>
          choices.changeAll(
            met.map(({ id }) => id),
            { replaces },
          )
        return (
          <div key={outcome} className={classes.part}>
            <Text mb={4}>{t(outcome, { count: met.length })}</Text>
            {met.length > 1 && (
              <Checkbox
                label={t('all', { count: met.length })}
                checked={chosen.length === met.length}
                indeterminate={chosen.length > 0 && chosen.length < met.length}
                onChange={(event) => toAll(event.currentTarget.checked)}
              />
            )}
            <ul className={classes.sheets}>
              {met.map((row) => (
                <li key={row.id} className={classes.sheet}>
                  <Checkbox
                    aria-label={t('replace', { title: row.title })}
                    checked={isReplaced(row, choices.of(row.id).replaces)}
                    onChange={(event) => choices.change(row.id, { replaces: event.currentTarget.checked })}
                  />
                  <Fold
                    summary={
                      <span>
                        {row.title}{' '}
                        <span className="dimmed">
                          {t('changes', { count: row.changes.facts.length + row.changes.lines.length })}
                        </span>
                      </span>
                    }
                  >
                    {() => <SheetChanges changes={row.changes} />}
                  </Fold>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      {renamed.length > 0 && (
        <div className={classes.part}>
          {renamed.map(({ id, requested, title }) => (
            <Text key={id}>{t('renamed', { title: requested, free: title })}</Text>
          ))}
        </div>
      )}
      {unchanged > 0 && <Text className={classes.part}>{t('unchanged', { count: unchanged })}</Text>}
      {moves && (
        <div className={classes.part}>
          <PlannedPrices planned={planned} />
        </div>
      )}
    </Card>
  )
}
