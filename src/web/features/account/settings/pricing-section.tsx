import { Group, SegmentedControl, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Account } from '#contract/account.ts'
import { VAT_RATES } from '#domain/pricing/vat-rate.ts'
import { formParts } from '#web/lib/form/merge-versions.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { PercentField } from '#web/ui/percent-field.tsx'
import {
  boundsOf,
  type Coefficient,
  COEFFICIENTS,
  type PricingDraft,
  type PricingFigure,
  pricingSchema,
  settingsFrom,
} from './pricing-draft.ts'
import { SettingsCard } from './settings-card.tsx'
import { SettingsForm } from './settings-form.tsx'
import classes from './settings.module.css'
import type { ReportDirty } from './use-report-dirty.ts'
import { useSettingsForm } from './use-settings-form.ts'

interface PricingSectionProps {
  id: string
  account: Account
  report: ReportDirty
}

/** What new sheets start with, and where margins turn green and red. */
export function PricingSection({ id, account, report }: PricingSectionProps) {
  const t = useTranslations()
  const format = useFormat()
  const figurePart = (figure: PricingFigure, label: string, written: (figure: number) => string) => ({
    label,
    textOf: ({ [figure]: value }: PricingDraft) => (value === null ? t('common.none') : written(value)),
  })
  const coefficientPart = (coefficient: Coefficient) => {
    const category = t(`settings.pricing.${coefficient}`)
    return figurePart(coefficient, t('settings.pricing.coefficientOf', { category }), format.quantity)
  }
  const form = useSettingsForm({
    account,
    valuesOf: pricingOf,
    parts: formParts((draft: PricingDraft) => draft, {
      defaultTvaRate: {
        label: t('settings.pricing.vat'),
        textOf: (draft) => format.rate(draft.defaultTvaRate),
      },
      targetMargin: figurePart('targetMargin', t('settings.pricing.target'), format.rate),
      floorMargin: figurePart('floorMargin', t('settings.pricing.floor'), format.rate),
      coefficientEntree: coefficientPart('coefficientEntree'),
      coefficientPlat: coefficientPart('coefficientPlat'),
      coefficientDessert: coefficientPart('coefficientDessert'),
      coefficientDefault: coefficientPart('coefficientDefault'),
    }),
    changeOf: (changes) => ({ settings: settingsFrom(changes) }),
    toInput: (draft) => ({ settings: draft }),
    schema: pricingSchema,
    texts: { '*': { required: t('settings.pricing.required') } },
  })
  const { values: draft, setValues } = form

  const fieldOf = (figure: PricingFigure) => ({
    ...form.field(`settings.${figure}`),
    value: draft[figure],
    onChange: (value: number | null) => setValues({ [figure]: value }),
    className: classes.figure,
    min: boundsOf(figure).minimum,
    max: boundsOf(figure).maximum,
    validateOnSubmit: true,
  })

  return (
    <SettingsCard id={id} title={t('settings.pricing.title')} lead={t('settings.pricing.lead')}>
      <SettingsForm id={id} report={report} form={form}>
        <div>
          <Text className={classes.caption} id={`${id}-vat`}>
            {t('settings.pricing.vat')}
          </Text>
          <SegmentedControl
            aria-labelledby={`${id}-vat`}
            value={String(draft.defaultTvaRate)}
            onChange={(chosen) => {
              const defaultTvaRate = VAT_RATES.find((rate) => String(rate) === chosen)
              if (defaultTvaRate !== undefined) form.choose({ defaultTvaRate })
            }}
            data={VAT_RATES.map((rate) => ({
              value: String(rate),
              label: format.rate(rate),
            }))}
          />
        </div>
        <Group gap="18px 36px" align="stretch" className={classes.pair}>
          <PercentField
            label={t('settings.pricing.target')}
            description={t('settings.pricing.targetHint')}
            {...fieldOf('targetMargin')}
          />
          <PercentField
            label={t('settings.pricing.floor')}
            description={t('settings.pricing.floorHint')}
            {...fieldOf('floorMargin')}
          />
        </Group>
        <fieldset>
          <legend className={classes.caption}>{t('settings.pricing.coefficients')}</legend>
          <Text c="dimmed" size="sm" mb="xs">
            {t('settings.pricing.coefficientsHint')}
          </Text>
          <div className={classes.four}>
            {COEFFICIENTS.map((coefficient) => (
              <NumberField
                key={coefficient}
                decimals={2}
                label={t(`settings.pricing.${coefficient}`)}
                {...fieldOf(coefficient)}
              />
            ))}
          </div>
        </fieldset>
      </SettingsForm>
    </SettingsCard>
  )
}

function pricingOf({ settings }: Account): PricingDraft {
  const { defaultTvaRate, targetMargin, floorMargin } = settings
  const { coefficientEntree, coefficientPlat, coefficientDessert, coefficientDefault } = settings
  return {
    defaultTvaRate,
    targetMargin,
    floorMargin,
    coefficientEntree,
    coefficientPlat,
    coefficientDessert,
    coefficientDefault,
  }
}
