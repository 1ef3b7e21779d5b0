import { Card, NativeSelect, Textarea, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { type Account, type Settings, settings } from '#contract/account.ts'
import { LABEL_FORMAT_NAMES, type LabelFormatName } from '#domain/batches/label-format.ts'
import { MAX_STATIONS, SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { useRole } from '#web/lib/session/use-role.ts'
import { formParts } from '#web/lib/form/merge-versions.ts'
import { Fold } from '#web/ui/fold.tsx'
import { SettingsForm } from './settings-form.tsx'
import classes from './settings.module.css'
import type { ReportDirty } from './use-report-dirty.ts'
import { useSettingsForm } from './use-settings-form.ts'

/** Stations as they are typed, one a line. */
type Labels = Pick<Settings, 'labelFormat'> & { stations: string }

const labelsOf = ({ settings: { stations, labelFormat } }: Account): Labels => ({
  stations: stations.join('\n'),
  labelFormat,
})

/** As they are sent: without blanks, and each once. */
function stationsOf({ stations }: Pick<Labels, 'stations'>): string[] {
  const names = stations.split('\n').map((name) => name.trim())
  return [...new Set(names)].filter((name) => name !== '')
}

export interface LabelsSectionProps {
  id: string
  account: Account
  report: ReportDirty
  /** Where the address names it. */
  opened: boolean
  /** How the printer of this device prints on a format. */
  printer: (format: LabelFormatName) => ReactNode
}

/** Folded: where in the kitchen sheets are made, and what the labels of batches are printed on. */
export function LabelsSection({ id, account, report, opened, printer }: LabelsSectionProps) {
  const t = useTranslations()
  const form = useSettingsForm({
    account,
    valuesOf: labelsOf,
    parts: formParts((values: Labels) => values, {
      stations: {
        label: t('settings.labels.stations'),
        contentOf: stationsOf,
        textOf: (values) => stationsOf(values).join(', ') || t('common.none'),
      },
      labelFormat: {
        label: t('batches.printer.format'),
        textOf: ({ labelFormat }) => t(`batches.printer.formats.${labelFormat}`),
      },
    }),
    changeOf: ({ stations, ...others }) => ({
      settings: { ...others, ...(stations !== undefined && { stations: stationsOf({ stations }) }) },
    }),
    toInput: (values) => ({ settings: { ...values, stations: stationsOf(values) } }),
    schema: z.object({ settings: settings.pick({ stations: true, labelFormat: true }) }),
  })
  const { values } = form
  const mayChange = useRole() === 'owner'
  // Of the list or of one of its names.
  const isWrong = form.problems.some(({ path }) => path.startsWith('settings.stations'))

  return (
    <Card component="section" id={id} padding={0} className={classes.card} aria-labelledby={`${id}-title`}>
      <Fold
        inCard
        opened={opened}
        summary={
          <Title order={2} size="h3" id={`${id}-title`}>
            {t('settings.labels.title')}
          </Title>
        }
        value={t(`batches.printer.formats.${account.settings.labelFormat}`)}
      >
        {mayChange && (
          <SettingsForm id={id} report={report} form={form}>
            <Textarea
              id={form.inputId('settings.stations')}
              label={t('settings.labels.stations')}
              description={t('settings.labels.stationsHint')}
              error={
                isWrong &&
                t('settings.labels.stationsTooMany', {
                  most: MAX_STATIONS,
                  letters: SHEET_MAX_LENGTH.station,
                })
              }
              autosize
              minRows={3}
              maxRows={MAX_STATIONS}
              value={values.stations}
              onChange={(event) => form.setValues({ stations: event.currentTarget.value })}
            />
            <NativeSelect
              {...form.field('settings.labelFormat')}
              label={t('batches.printer.format')}
              value={values.labelFormat}
              onChange={(event) => {
                const chosen = event.currentTarget.value
                const labelFormat = LABEL_FORMAT_NAMES.find((name) => name === chosen)
                if (labelFormat) form.choose({ labelFormat })
              }}
              data={LABEL_FORMAT_NAMES.map((name) => ({
                value: name,
                label: t(`batches.printer.formats.${name}`),
              }))}
            />
          </SettingsForm>
        )}
        {printer(values.labelFormat)}
      </Fold>
    </Card>
  )
}
