import { Card, Switch, Textarea, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { MENU_MAX_LENGTH } from '#domain/menus/limits.ts'
import { CarteField } from '#web/entities/carte/carte-field.tsx'
import { useSpeaksEnglish } from '#web/entities/carte/use-speaks-english.ts'
import { MoneyField } from '#web/ui/money-field.tsx'
import classes from './menu-facts.module.css'
import type { MenuWriting } from './use-menu-draft.ts'
import type { MenuField } from './use-save-menu.ts'

export interface MenuFactsProps {
  writing: MenuWriting
  field: MenuField
}

export function MenuFacts({ writing: { draft, set }, field }: MenuFactsProps) {
  const t = useTranslations('menus')
  const e = useTranslations('trade.cartes')
  const { carteId, nom, description, nomEn, descriptionEn, prixTtc, onCarte } = draft
  const english = useSpeaksEnglish(carteId)
  return (
    <Card component="section" aria-label={t('editor.facts')} className={classes.card}>
      <TextInput
        label={t('form.name')}
        placeholder={t('form.namePlaceholder')}
        autoComplete="off"
        maxLength={MENU_MAX_LENGTH.nom}
        value={nom}
        {...field('nom')}
        onChange={(event) => set({ nom: event.currentTarget.value })}
      />
      <MoneyField
        label={t('form.price')}
        negative={t('form.priceNegative')}
        value={prixTtc}
        {...field('prixTtc')}
        onChange={(price) => set({ prixTtc: price })}
      />
      <Textarea
        className={classes.wide}
        label={t('form.description')}
        description={t('form.descriptionHint')}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={MENU_MAX_LENGTH.description}
        value={description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      {english && (
        <>
          <TextInput
            className={classes.wide}
            label={e('englishName')}
            lang="en"
            autoComplete="off"
            maxLength={MENU_MAX_LENGTH.nom}
            value={nomEn}
            onChange={(event) => set({ nomEn: event.currentTarget.value })}
          />
          <Textarea
            className={classes.wide}
            label={e('englishDescription')}
            lang="en"
            autosize
            minRows={1}
            maxRows={5}
            maxLength={MENU_MAX_LENGTH.description}
            value={descriptionEn}
            onChange={(event) => set({ descriptionEn: event.currentTarget.value })}
          />
        </>
      )}
      <CarteField className={classes.wide} value={carteId} onChange={(chosen) => set({ carteId: chosen })} />
      <Switch
        className={classes.wide}
        label={t('editor.onCarte')}
        checked={onCarte}
        onChange={(event) => set({ onCarte: event.currentTarget.checked })}
      />
    </Card>
  )
}
