import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CARTE_LANGUAGES } from '#domain/cartes/languages.ts'
import type { CarteLanguages } from '#domain/cartes/languages.ts'
import { CARTE_MAX_LENGTH } from '#domain/cartes/limits.ts'
import type { CarteSettingsOnScreen } from './use-carte-settings.ts'
import { useTyped } from './use-typed.ts'

const trim = (text: string) => text.trim()

/** What a carte is called, the text below its name, and what it is written in. A carte without a name is not stored. */
export function CarteTexts({ carte, change, retry }: CarteSettingsOnScreen) {
  const t = useTranslations('cartes')
  const [nom, typeNom] = useTyped(carte.nom, trim)
  const [heading, typeHeading] = useTyped(carte.heading, trim)
  return (
    <>
      <TextInput
        label={t('name')}
        value={nom}
        maxLength={CARTE_MAX_LENGTH.nom}
        error={nom.trim() === '' && t('nameRequired')}
        onChange={({ currentTarget: { value } }) => {
          typeNom(value)
          if (value.trim() !== '') change({ nom: value }, true)
        }}
        onBlur={retry}
        autoComplete="off"
      />
      <Textarea
        label={t('settings.heading')}
        placeholder={t('settings.headingPlaceholder')}
        value={heading}
        maxLength={CARTE_MAX_LENGTH.heading}
        autosize
        minRows={1}
        maxRows={4}
        onChange={({ currentTarget: { value } }) => {
          typeHeading(value)
          change({ heading: value }, true)
        }}
        onBlur={retry}
      />
      <NativeSelect
        label={t('languages.label')}
        description={t('languages.hint')}
        value={carte.languages}
        onChange={({ currentTarget }) => change({ languages: currentTarget.value as CarteLanguages })}
        data={CARTE_LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
    </>
  )
}
