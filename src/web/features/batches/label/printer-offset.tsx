import { Button, Text } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import { type LabelFormatName, MAX_LABEL_OFFSET } from '#domain/batches/label-format.ts'
import { importModule } from '#web/lib/browser/import-module.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { Columns } from '#web/ui/columns.tsx'
import { notifyFailure } from '#web/ui/notices.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { useDownloadPages } from '#web/ui/paper-pages/use-download-pages.ts'
import { useLabelSettings } from '../make/label-settings.ts'

/** By how much the printer of this device is off, with a page of the format that shows it. */
export function PrinterOffset({ format }: { format: LabelFormatName }) {
  const t = useTranslations('batches.printer')
  const language = useLocale()
  const sentence = useFailureSentence()
  const [settings, keep] = useLabelSettings()
  const { offset } = settings
  const test = useDownloadPages(async () => {
    const { testPageQuery } = await importModule(() => import('../make/label-pages-query.ts'))
    return { query: testPageQuery({ format, offset }, language), title: t('test'), kind: 'etiquettes' }
  })
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
    <>
      <Columns base={1} sm={2}>
        {side('x')}
        {side('y')}
      </Columns>
      <Text c="dimmed" size="sm">
        {t('hint')}
      </Text>
      <Button
        variant="default"
        disabled={test.isPending}
        onClick={() =>
          test.mutate(undefined, {
            onError: (failure) => notifyFailure(sentence(t('testFailed'), failure)),
          })
        }
      >
        {t('test')}
      </Button>
    </>
  )
}
