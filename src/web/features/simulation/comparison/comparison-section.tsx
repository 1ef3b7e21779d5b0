import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Settings } from '#contract/account.ts'
import { CardHead } from '#web/ui/card-head.tsx'
import type { Comparison } from './comparison.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { Summary } from './summary.tsx'

export interface ComparisonSectionProps {
  comparison: Comparison
  settings: Settings
}

/** The figures, then the sheets that the changes touch; the others are there for who asks. */
export function ComparisonSection({ comparison, settings }: ComparisonSectionProps) {
  const t = useTranslations('simulation.table')
  const [withUnchanged, setWithUnchanged] = useState(false)
  const { touched, unchanged } = comparison
  const sheets = withUnchanged ? [...touched, ...unchanged] : touched
  return (
    <>
      <Summary comparison={comparison} thresholds={settings} wastageMethod={settings.wastageMethod} />
      <section aria-labelledby="compared-title">
        <CardHead id="compared-title" title={t('title')}>
          {unchanged.length > 0 && (
            <Button
              variant={withUnchanged ? 'light' : 'default'}
              size="compact-md"
              aria-pressed={withUnchanged}
              onClick={() => setWithUnchanged(!withUnchanged)}
            >
              {t('unchanged', { count: unchanged.length })}
            </Button>
          )}
        </CardHead>
        {touched.length === 0 && (
          <Text c="dimmed" mb={12}>
            {t('none')}
          </Text>
        )}
        {sheets.length > 0 && <ComparisonTable sheets={sheets} thresholds={settings} />}
      </section>
    </>
  )
}
