import { SegmentedControl, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Settings } from '#contract/account.ts'
import { VAT_RATES } from '#domain/pricing/vat-rate.ts'
import type { FieldProblem } from '#web/lib/form/field-problem.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { PercentField } from '#web/ui/percent-field.tsx'
import {
  boundsOf,
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
import { useSaveSettings } from './use-save-settings.ts'

interface PricingSectionProps {
  id: string
  settings: Settings
  report: ReportDirty
}

/** What new sheets start with, and where margins turn green and red. */
export function PricingSection({ id, settings, report }: PricingSectionProps) {
  const t = useTranslations()
  const format = useFormat()
  const form = useForm({
    initialValues: pricingOf(settings),
    toInput: (draft) => ({ settings: draft }),
    schema: pricingSchema,
    texts: {
      '*': {
        required: t('account.settings.pricing.required'),
        'out-of-range': outOfRange,
        invalid: outOfRange,
      },
    },
  })
  const { values: draft, setValues, changes } = form
  const { save, savedAt } = useSaveSettings()

  function outOfRange({ path }: FieldProblem) {
    return t('account.settings.pricing.outOfRange', boundsOf(path.replace('settings.', '') as PricingFigure))
  }
  const submit = () =>
    form.submit(async () => {
      if (form.dirty && (await save({ settings: settingsFrom(changes) }))) form.reset()
    })

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
    <SettingsCard
      id={id}
      title={t('account.settings.pricing.title')}
      lead={t('account.settings.pricing.lead')}
    >
      <SettingsForm id={id} report={report} form={form} savedAt={savedAt} onSave={submit}>
        <div>
          <Text className={classes.caption} id={`${id}-vat`}>
            {t('account.settings.pricing.vat')}
          </Text>
          <SegmentedControl
            aria-labelledby={`${id}-vat`}
            value={String(draft.defaultTvaRate)}
            onChange={(chosen) => {
              const defaultTvaRate = VAT_RATES.find((rate) => String(rate) === chosen)
              if (defaultTvaRate !== undefined) setValues({ defaultTvaRate })
            }}
            data={VAT_RATES.map((rate) => ({
              value: String(rate),
              label: format.rate(rate),
            }))}
          />
        </div>
        <div className={classes.pair}>
          <PercentField
            label={t('account.settings.pricing.target')}
            description={t('account.settings.pricing.targetHint')}
            {...fieldOf('targetMargin')}
          />
          <PercentField
            label={t('account.settings.pricing.floor')}
            description={t('account.settings.pricing.floorHint')}
            {...fieldOf('floorMargin')}
          />
        </div>
        <fieldset>
          <legend className={classes.caption}>{t('account.settings.pricing.coefficients')}</legend>
          <Text c="dimmed" size="sm" mb="xs">
            {t('account.settings.pricing.coefficientsHint')}
          </Text>
          <div className={classes.four}>
            {COEFFICIENTS.map((coefficient) => (
              <NumberField
                key={coefficient}
                decimals={2}
                label={t(`account.settings.pricing.${coefficient}`)}
                {...fieldOf(coefficient)}
              />
            ))}
          </div>
        </fieldset>
      </SettingsForm>
    </SettingsCard>
  )
}

function pricingOf(settings: Settings): PricingDraft {
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
