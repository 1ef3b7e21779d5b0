import { Radio, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { DEVICE_SHEETS, type DeviceSheets } from '#domain/kitchen/limits.ts'

interface SheetsChoiceProps {
  value: DeviceSheets
  onChange: (value: DeviceSheets) => void
}

/** Which sheets a tablet shows. */
export function SheetsChoice({ value, onChange }: SheetsChoiceProps) {
  const t = useTranslations('kitchenTablets')
  return (
    <Radio.Group
      label={t('sheets')}
      value={value}
      onChange={(chosen) => onChange(DEVICE_SHEETS.find((each) => each === chosen) ?? value)}
    >
      <Stack gap={8} mt={6}>
        {DEVICE_SHEETS.map((each) => (
          <Radio
            key={each}
            value={each}
            label={t(`sheetsOf.${each}`)}
            {...(each === 'cartes' && { description: t('sheetsHint') })}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
