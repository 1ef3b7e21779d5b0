import { useTranslations } from 'use-intl'
import { type LabelFormatName, placesOnPage } from '#domain/batches/label-format.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { useLabelSettings } from '../make/label-settings.ts'

/** With which label of a sheet of A4 that was begun printing goes on; nothing for a roll. Remembered on this device. */
export function FirstPlace({ format }: { format: LabelFormatName }) {
  const t = useTranslations('batches.printer')
  const [settings, keep] = useLabelSettings()
  const { used } = settings
  const places = placesOnPage(format)
  if (places === 1) return null
  return (
    <NumberField
      label={t('first')}
      unit={t('ofPlaces', { places })}
      decimals={0}
      min={1}
      max={places}
      value={(used[format] ?? 0) + 1}
      onChange={(value) => keep({ ...settings, used: { ...used, [format]: (value ?? 1) - 1 } })}
    />
  )
}
