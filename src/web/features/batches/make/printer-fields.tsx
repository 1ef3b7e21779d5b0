import { Button, NativeSelect } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import { MAX_LABEL_OFFSET } from '#domain/batches/label-format.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { Fold } from '#web/ui/fold.tsx'
import { notifyFailure } from '#web/ui/notices.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { useDownloadPages } from '#web/ui/paper-pages/use-download-pages.ts'
import { testPageQuery } from './label-pages-query.ts'
import { FORMATS, type LabelSettings, useLabelSettings } from './label-settings.ts'
import classes from './make-form.module.css'

/** Folded: what labels are printed on, and by how much that printer is off; remembered on this device. */
export function PrinterFields() {
  const t = useTranslations('batches.printer')
  const language = useLocale()
  const sentence = useFailureSentence()
  const [settings, keep] = useLabelSettings()
  const test = useDownloadPages((printer: LabelSettings) => ({
    query: testPageQuery(printer, language),
    title: t('test'),
    kind: 'etiquettes',
  }))
  const { format, offset } = settings
  const side = (axis: 'x' | 'y') => (
    <NumberField
      label={t(`offset.${axis}`)}
      unit="mm"
      decimals={1}
      min={-MAX_LABEL_OFFSET}
      max={MAX_LABEL_OFFSET}
      value={offset[axis]}
      onChange={(value) => keep({ ...settings, offset: { ...offset, [axis]: value ?? 0 } })}
    />
  )
  return (
    <Fold summary={t('title')} value={t(`formats.${format}`)}>
      <div className={classes.printer}>
        <NativeSelect
          label={t('format')}
          value={format}
          onChange={({ currentTarget }) =>
            keep({ ...settings, format: FORMATS.find((each) => each === currentTarget.value) ?? format })
          }
          data={FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
        />
        <div className={classes.pair}>
          {side('x')}
          {side('y')}
        </div>
        <p className="note">{t('hint')}</p>
        <Button
          variant="default"
          disabled={test.isPending}
          onClick={() =>
            test.mutate(settings, {
              onError: (failure) => notifyFailure(sentence(t('testFailed'), failure)),
            })
          }
        >
          {t('test')}
        </Button>
      </div>
    </Fold>
  )
}
