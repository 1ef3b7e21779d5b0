import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { IconCircleCheck } from '#web/ui/icons/circle-check.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { blanquette, figuresOf, VEAL_PRICE } from '../../example-dish.ts'
import classes from './figures.module.css'
import { Picture } from './picture.tsx'

/** EUR of a sheet whose total leaves a line out, and what that is a portion. */
const FORGETFUL = { total: 6, left: 0.4 }

/** Sheets as they are found in a chef's workbook: two that are right to the cent, and one whose total leaves a line out. */
export function OwnSheetsFigure() {
  const t = useTranslations('features.figures.ownSheets')
  const veal = useTranslations('features.figures.sheet')
  const format = useFormat()
  const sheets = [
    { title: veal('title'), total: figuresOf(blanquette(VEAL_PRICE)).costTotal, lost: null },
    { title: t('tart'), total: 5.6, lost: null },
    { title: t('soup'), total: FORGETFUL.total, lost: FORGETFUL.left },
  ]
  return (
    <Picture label={t('label')}>
      <div className={classes.heading}>
        <strong>{t('title')}</strong>
        <span>XLSX</span>
      </div>
      {sheets.map(({ title, total, lost }) => (
        <div key={title} className={classes.row}>
          <span>
            {title}
            <small>{lost === null ? t('exact') : t('lost', { amount: format.euro(lost) })}</small>
          </span>
          <b>
            {format.euro(total)}
            {lost === null ? (
              <IconCircleCheck size={16} aria-hidden className={classes.sure} />
            ) : (
              <IconAlertTriangle size={16} aria-hidden color="var(--saffron-text)" />
            )}
          </b>
        </div>
      ))}
    </Picture>
  )
}
