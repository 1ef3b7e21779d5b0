import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from './recipes-toolbar.module.css'

/** The number of sheets that match the filters, announced on change, with a button that clears them. */
export function FoundSheets({ count, onClear }: { count: number; onClear: () => void }) {
  const t = useTranslations('sheets.filters')
  return (
    <div className={classes.found}>
      <output>{t('found', { count })}</output>
      <Button variant="subtle" size="compact-sm" onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  )
}
