import { NativeSelect, Radio, Switch } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CARTE_THEME_NAMES, CARTE_THEMES, MAX_FIT_PAGES, PAGE_FORMATS } from '#domain/cartes/carte-look.ts'
import type { PageFormat } from '#domain/cartes/carte-look.ts'
import { THEMES } from '#domain/cartes/themes/themes.ts'
import { Columns } from '#web/ui/columns.tsx'
import classes from './settings.module.css'
import type { CarteSettingsOnScreen } from './use-carte-settings.ts'

export interface CarteLookFieldsProps extends Pick<CarteSettingsOnScreen, 'carte' | 'change'> {
  /** Those that it takes, without its cover; undefined while they are composed. */
  pages: number | undefined
  sparesInk: boolean
  onSpareInk: (sparesInk: boolean) => void
}

/** How a carte is set. Ink is spared on this machine's printer, so that choice is not stored. */
export function CarteLookFields({ carte, change, pages, sparesInk, onSpareInk }: CarteLookFieldsProps) {
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
      <NativeSelect
        label={t('fitPages.label')}
        description={[t('fitPages.hint'), carte.coverPage && t('fitPages.withoutCover')]
          .filter(Boolean)
          .join(' ')}
        error={
          carte.fitPages !== null &&
          pages !== undefined &&
          pages > carte.fitPages &&
          t('fitPages.tooMany', { taken: pages, pages: carte.fitPages })
        }
        value={carte.fitPages ?? 0}
        onChange={({ currentTarget }) => change({ fitPages: Number(currentTarget.value) || null })}
        data={Array.from({ length: MAX_FIT_PAGES + 1 }, (_, pages) => ({
          value: String(pages),
          label: t('fitPages.choice', { pages }),
        }))}
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
