import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { type Account, settings } from '#contract/account.ts'
import { formParts } from '#web/lib/form/merge-versions.ts'
import { SettingsCard } from './settings-card.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { ReportDirty } from './use-report-dirty.ts'
import { useSettingsForm } from './use-settings-form.ts'

type Company = { siren: string }

const SIREN_DIGITS = 9
/** A SIRET is typed as well, with blanks: it begins with the SIREN. */
const SIRET_WRITTEN = 20

const companyOf = ({ settings: { siren } }: Account): Company => ({ siren: siren ?? '' })

/** As it is sent: without blanks, and null for none. */
function sirenOf({ siren }: Company): string | null {
  const digits = siren.replaceAll(/\s/gu, '')
  const isSiret = /^\d{14}$/u.test(digits)
  return (isSiret ? digits.slice(0, SIREN_DIGITS) : digits) || null
}

interface CompanySectionProps {
  id: string
  account: Account
  report: ReportDirty
}

/** The number by which invoices name the house. */
export function CompanySection({ id, account, report }: CompanySectionProps) {
  const t = useTranslations()
  const form = useSettingsForm({
    account,
    valuesOf: companyOf,
    parts: formParts((values: Company) => values, {
      siren: {
        label: t('settings.company.siren'),
        contentOf: sirenOf,
        textOf: (company) => sirenOf(company) ?? t('common.none'),
      },
    }),
    changeOf: ({ siren }) => ({ settings: { siren: sirenOf({ siren: siren ?? '' }) } }),
    toInput: (company) => ({ settings: { siren: sirenOf(company) } }),
    schema: z.object({ settings: settings.pick({ siren: true }) }),
  })

  return (
    <SettingsCard id={id} title={t('settings.company.title')}>
      <SettingsForm id={id} report={report} form={form}>
        <TextInput
          {...form.field('settings.siren')}
          label={t('settings.company.siren')}
          description={t('settings.company.sirenHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={SIRET_WRITTEN}
          value={form.values.siren}
          onChange={(event) => form.setValues({ siren: event.currentTarget.value })}
        />
      </SettingsForm>
    </SettingsCard>
  )
}
