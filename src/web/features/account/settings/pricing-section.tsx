import { SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Settings } from '#contract/account.ts'
import { VAT_RATES } from '#domain/pricing/vat-rate.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { PercentField } from '#web/ui/percent-field.tsx'
import {
  boundsOf,
  COEFFICIENTS,
  type PricingDraft,
  type PricingFigure,
  pricingIssues,
  settingsFrom,
} from './pricing-draft.ts'
import { SettingsCard } from './settings-card.tsx'
import { SettingsForm } from './settings-form.tsx'
import classes from './settings.module.css'
import { type ReportDirty, useDraft } from './use-draft.ts'
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
  const { draft, changes, dirty, type, forget } = useDraft(id, pricingOf(settings), report)
  const saving = useSaveSettings()
  const [checked, setChecked] = useState(false)
  const issues = pricingIssues(draft)

  async function save() {
    setChecked(true)
    const [wrong] = Object.keys(issues)
    if (wrong !== undefined) document.getElementById(inputId(wrong))?.focus()
    else if (dirty && (await saving.save({ settings: settingsFrom(changes) }))) forget()
  }

  function errorOf(figure: PricingFigure): string | undefined {
    const issue = checked ? issues[figure] : undefined
    if (issue === 'thresholdsCrossed') return t('errors.rules.thresholds-crossed')
    if (issue === 'required') return t('account.settings.pricing.required')
    return issue && t('account.settings.pricing.outOfRange', boundsOf(figure))
  }

  const fieldOf = (figure: PricingFigure) => ({
    id: inputId(figure),
    value: draft[figure],
    onChange: (value: number | null) => type({ [figure]: value }),
    error: errorOf(figure),
    className: classes.figure,
    min: boundsOf(figure).minimum,
    max: boundsOf(figure).maximum,
    judgedByForm: true,
  })

  return (
    <SettingsCard
      id={id}
      title={t('account.settings.pricing.title')}
      lead={t('account.settings.pricing.lead')}
    >
      <SettingsForm saving={saving} dirty={dirty} onSave={save}>
        <div>
          <Text className={classes.caption} id={`${id}-vat`}>
            {t('account.settings.pricing.vat')}
          </Text>
          <SegmentedControl
            aria-labelledby={`${id}-vat`}
            value={String(draft.defaultTvaRate)}
            onChange={(chosen) => {
              const defaultTvaRate = VAT_RATES.find((rate) => String(rate) === chosen)
              if (defaultTvaRate !== undefined) type({ defaultTvaRate })
            }}
            data={VAT_RATES.map((rate) => ({
              value: String(rate),
              label: format.percent(rate, Number.isInteger(rate) ? 0 : 1),
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
        <fieldset className={classes.example}>
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

function inputId(figure: string): string {
  return `settings-${figure}`
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
