import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { CarteSettings } from '#contract/cartes.ts'
import type { GammeDetail, GammeRecette } from '#contract/gammes.ts'
import type { Menu } from '#contract/menus.ts'
import { USUAL_FOOTER_LINES, usualInEnglish } from '#domain/cartes/footer-lines.ts'
import { CARTE_MAX_LENGTH, GAMME_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { client } from '#web/lib/query/api.ts'
import { carteSet } from '../cartes-api.ts'
import { EnglishRecord, type EnglishField } from './english-record.tsx'
import { dishSet, gammeSet, menuSet } from './english-cache.ts'
import { choicesOf, menuFields, textsOfMenu } from './menu-texts.ts'

/** The name of the carte, what is below it, its opening hours and the lines of its foot. */
export function CarteTextsInEnglish({ carte }: { carte: CarteSettings }) {
  const t = useTranslations('cartes')
  const queryClient = useQueryClient()
  const lines = carte.footerLines ?? USUAL_FOOTER_LINES
  const texts: (EnglishField & { written: boolean })[] = [
    {
      key: 'nomEn',
      french: carte.nom,
      label: t('english.nom'),
      maximum: CARTE_MAX_LENGTH.nom,
      otherwise: carte.nom,
      written: true,
    },
    {
      key: 'headingEn',
      french: carte.heading,
      label: t('english.heading'),
      maximum: CARTE_MAX_LENGTH.heading,
      written: carte.heading !== '',
    },
    {
      key: 'openingHoursEn',
      french: carte.openingHours,
      label: t('english.openingHours'),
      maximum: CARTE_MAX_LENGTH.openingHours,
      otherwise: carte.openingHours,
      written: carte.openingHours !== '',
    },
    ...lines.map((line, index) => ({
      key: `footer${String(index)}`,
      french: line,
      label: t('english.footer'),
      maximum: CARTE_MAX_LENGTH.footerLine,
      otherwise: usualInEnglish(line) || line,
      written: true,
    })),
  ]
  return (
    <EnglishRecord
      stored={carte}
      fields={texts.filter(({ written }) => written)}
      textsOf={({ nomEn, headingEn, openingHoursEn, footerLinesEn }: CarteSettings) => ({
        nomEn,
        headingEn,
        openingHoursEn,
        ...Object.fromEntries(
          lines.map((_, index) => [`footer${String(index)}`, footerLinesEn?.[index] ?? '']),
        ),
      })}
      write={({ nomEn, headingEn, openingHoursEn, ...footer }, { id, version, footerLinesEn }) =>
        client.cartes.change({
          id,
          version,
          nomEn,
          headingEn,
          openingHoursEn,
          ...(Object.keys(footer).length > 0 && {
            footerLinesEn: lines.map(
              (_, index) => footer[`footer${String(index)}`] ?? footerLinesEn?.[index] ?? '',
            ),
          }),
        })
      }
      show={(settings) => carteSet(queryClient, settings)}
    />
  )
}

export function GammeInEnglish({ gamme }: { gamme: GammeDetail }) {
  const t = useTranslations('cartes.english')
  const queryClient = useQueryClient()
  const show = (changed: Pick<GammeDetail, 'id' | 'nomEn' | 'version'>) => gammeSet(queryClient, changed)
  return (
    <EnglishRecord<Pick<GammeDetail, 'id' | 'nomEn' | 'version'>>
      stored={gamme}
      fields={[{ key: 'nomEn', french: gamme.nom, label: t('nom'), maximum: GAMME_MAX_LENGTH.nom }]}
      textsOf={({ nomEn }) => ({ nomEn })}
      write={async ({ nomEn }, { id, version }) => {
        const changed = await client.gammes.change({ id, version, nomEn })
        show(changed)
        return changed
      }}
      show={show}
    />
  )
}

export function DishInEnglish({ gammeId, dish }: { gammeId: string; dish: GammeRecette }) {
  const t = useTranslations('cartes.english')
  const queryClient = useQueryClient()
  const { nomAffiche, description } = dish
  const named = {
    key: 'nomAfficheEn',
    french: nomAffiche,
    label: t('nom'),
    maximum: GAMME_MAX_LENGTH.nomAffiche,
  }
  const described = {
    key: 'descriptionEn',
    french: description,
    label: t('description'),
    maximum: GAMME_MAX_LENGTH.description,
  }
  return (
    <EnglishRecord
      stored={dish}
      fields={description === '' ? [named] : [named, described]}
      textsOf={({ nomAfficheEn, descriptionEn }: GammeRecette) => ({ nomAfficheEn, descriptionEn })}
      write={async (texts, { id: recipeId, version }) => {
        const changed = await client.gammes.recettes.change({ id: gammeId, recipeId, version, ...texts })
        dishSet(queryClient, gammeId, changed)
        return changed
      }}
      show={(changed) => dishSet(queryClient, gammeId, changed)}
    />
  )
}

/** A menu with its courses, and its dishes that are on no gamme of the carte. */
export function MenuInEnglish({ menu }: { menu: Menu }) {
  const t = useTranslations('cartes.english')
  const queryClient = useQueryClient()
  return (
    <EnglishRecord
      // A menu is named by its revision, and merged by its texts.
      stored={{ ...menu, version: 1 }}
      fields={menuFields(menu, { name: t('nom'), description: t('description') })}
      textsOf={textsOfMenu}
      write={async (texts, { id, revision, ...read }) => {
        const { nomEn, descriptionEn } = texts
        const choices = choicesOf(read, texts)
        const changed = await client.menus.change({ id, revision, nomEn, descriptionEn, choices })
        menuSet(queryClient, changed)
        return { ...changed, version: 1 }
      }}
      show={(changed) => menuSet(queryClient, changed)}
    />
  )
}
