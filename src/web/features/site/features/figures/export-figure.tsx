import { IconFileTypeCsv } from '#web/ui/icons/file-type-csv.ts'
import { IconFileTypePdf } from '#web/ui/icons/file-type-pdf.ts'
import { IconFileTypeXls } from '#web/ui/icons/file-type-xls.ts'
import { IconJson } from '#web/ui/icons/json.ts'
import { useTranslations } from 'use-intl'
import classes from './figures.module.css'
import { Picture } from './picture.tsx'

const FORMATS = [
  { format: 'csv', Icon: IconFileTypeCsv },
  { format: 'xlsx', Icon: IconFileTypeXls },
  { format: 'pdf', Icon: IconFileTypePdf },
  { format: 'json', Icon: IconJson },
] as const

export function ExportFigure() {
  const t = useTranslations('features.figures.export')
  return (
    <Picture label={t('label')}>
      <div className={classes.formats}>
        {FORMATS.map(({ format, Icon }) => (
          <span key={format}>
            <Icon size={30} stroke={1.4} aria-hidden />
            <small>{t(format)}</small>
          </span>
        ))}
      </div>
    </Picture>
  )
}
