import { NativeSelect, Radio, Switch } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CARTE_THEME_NAMES, CARTE_THEMES, PAGE_FORMATS } from '#domain/cartes/carte-look.ts'
import type { PageFormat } from '#domain/cartes/carte-look.ts'
import { THEMES } from '#domain/cartes/themes/themes.ts'
import { Columns } from '#web/ui/columns.tsx'
import classes from './settings.module.css'
import type { CarteSettingsOnScreen } from './use-carte-settings.ts'

export interface CarteLookFieldsProps extends Pick<CarteSettingsOnScreen, 'carte' | 'change'> {
  sparesInk: boolean
  onSpareInk: (sparesInk: boolean) => void
}

/** How a carte is set. Ink is spared on this machine's printer, so that choice is not stored. */
export function CarteLookFields({ carte, change, sparesInk, onSpareInk }: CarteLookFieldsProps) {
  const t = useTranslations('cartes.settings')
  return (
    <>
      <Radio.Group label={t('theme')} value={carte.theme} onChange={(theme) => change({ theme })}>
        <Columns base={2} gap={8} mt={6}>
          {CARTE_THEMES.map((theme) => (
            <Radio.Card key={theme} value={theme} className={classes.theme}>
              <span className={classes.specimen} style={THEMES[theme].specimen} aria-hidden>
                Aa
              </span>
              {CARTE_THEME_NAMES[theme]}
            </Radio.Card>
          ))}
        </Columns>
      </Radio.Group>
      <NativeSelect
        label={t('format')}
        value={carte.pageFormat}
        onChange={({ currentTarget }) => change({ pageFormat: currentTarget.value as PageFormat })}
        data={PAGE_FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
      />
      <Switch
        label={t('coverPage')}
        checked={carte.coverPage}
        onChange={({ currentTarget }) => change({ coverPage: currentTarget.checked })}
      />
      <Switch
        label={t('descriptions')}
        checked={carte.showDescriptions}
        onChange={({ currentTarget }) => change({ showDescriptions: currentTarget.checked })}
      />
      <Switch
        label={t('leaders')}
        checked={carte.showLeaders}
        onChange={({ currentTarget }) => change({ showLeaders: currentTarget.checked })}
      />
      <Switch
        label={t('currency')}
        checked={carte.showCurrency}
        onChange={({ currentTarget }) => change({ showCurrency: currentTarget.checked })}
      />
      <Switch
        label={t('allergenMarks')}
        checked={carte.allergenNote === 'marks'}
        onChange={({ currentTarget }) => change({ allergenNote: currentTarget.checked ? 'marks' : 'none' })}
      />
      {THEMES[carte.theme].onWhite && (
        <Switch
          label={t('spareInk')}
          checked={sparesInk}
          onChange={({ currentTarget }) => onSpareInk(currentTarget.checked)}
        />
      )}
    </>
  )
}
