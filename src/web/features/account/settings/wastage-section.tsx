import { Group, Radio, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Account, type Settings, settings as settingsSchema } from '#contract/account.ts'
import { WASTAGE_METHODS } from '#domain/costing/wastage-method.ts'
import { formParts } from '#web/lib/form/merge-versions.ts'
import { MoneyField } from '#web/ui/money-field.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { PercentField } from '#web/ui/percent-field.tsx'
import { SettingsCard } from './settings-card.tsx'
import { SettingsForm } from './settings-form.tsx'
import classes from './settings.module.css'
import type { ReportDirty } from './use-report-dirty.ts'
import { useSettingsForm } from './use-settings-form.ts'
import { WastageExample } from './wastage-example.tsx'

const schema = settingsSchema.pick({ wastageMethod: true })
type Method = Pick<Settings, 'wastageMethod'>

const methodOf = ({ settings: { wastageMethod } }: Account): Method => ({ wastageMethod })

interface WastageSectionProps {
  id: string
  account: Account
  report: ReportDirty
}

/** The choice between the two methods, with what each makes of the same figures. */
export function WastageSection({ id, account, report }: WastageSectionProps) {
  const t = useTranslations()
  const form = useSettingsForm({
    account,
    valuesOf: methodOf,
    parts: formParts((values: Method) => values, {
      wastageMethod: {
        label: t('settings.wastage.title'),
        textOf: ({ wastageMethod }) => t(`trade.wastageMethods.${wastageMethod}`),
      },
    }),
    changeOf: (changes) => ({ settings: changes }),
    schema,
    onSaved: () => notifySuccess(t('settings.wastage.done')),
  })
  const { values } = form
  const [price, setPrice] = useState<number | null>(10)
  const [loss, setLoss] = useState<number | null>(20)

  return (
    <SettingsCard id={id} title={t('settings.wastage.title')} lead={t('settings.wastage.lead')}>
      <SettingsForm id={id} report={report} form={form}>
        <div className={classes.methods} role="radiogroup" aria-label={t('settings.wastage.group')}>
          {WASTAGE_METHODS.map((method) => (
            <div key={method} className={classes.method} data-chosen={method === values.wastageMethod}>
              <Radio
                name="wastageMethod"
                value={method}
                checked={method === values.wastageMethod}
                onChange={() => form.choose({ wastageMethod: method })}
                label={t(`trade.wastageMethods.${method}`)}
                description={t(`settings.wastage.${method}.note`)}
              />
              <Text ff="heading" fz="1.125rem">
                {t(`settings.wastage.${method}.formula`)}
              </Text>
              <WastageExample method={method} price={price} loss={loss} />
            </div>
          ))}
        </div>
        <fieldset>
          <legend className={classes.caption}>{t('settings.wastage.example')}</legend>
          <Group gap="18px 36px" align="stretch" className={classes.pair}>
            <MoneyField
              label={t('settings.wastage.price')}
              value={price}
              onChange={setPrice}
              className={classes.figure}
            />
            <PercentField
              label={t('settings.wastage.loss')}
              value={loss}
              onChange={setLoss}
              className={classes.figure}
            />
          </Group>
        </fieldset>
      </SettingsForm>
    </SettingsCard>
  )
}
