import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { Fold } from '#web/ui/fold.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PrinterOffset } from '../label/printer-offset.tsx'
import { useLabelFormat } from './label-settings.ts'
import classes from './make-form.module.css'

/** Folded: by how much the printer of this device is off, and the way to the format of the house. */
export function PrinterFields() {
  const t = useTranslations('batches.printer')
  const format = useLabelFormat()
  return (
    <Fold summary={t('title')} value={t(`formats.${format}`)}>
      <div className={classes.printer}>
        <TextLink to={paths.settings} hash="labels">
          {t('change')}
        </TextLink>
        <PrinterOffset format={format} />
      </div>
    </Fold>
  )
}
