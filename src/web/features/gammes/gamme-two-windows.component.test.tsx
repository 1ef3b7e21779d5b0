import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { DISPLAYED_FACTS, SERVICE_FACTS } from '#contract/facts/dish.ts'
import { GAMME_FACTS } from '#contract/facts/gamme.ts'
import { carteSettings, gammeDetail, gammeRecette } from '#contract/testing/carte-fixtures.ts'
import { FURTHER_NOTICE } from '#domain/cartes/masked.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import {
  storing,
  testTwoWindows,
  testTwoWindowsOfAutosave,
  typedNumber,
  typedSwitch,
  typedText,
} from '#web/testing/two-windows.ts'
import { Route as CartesService } from '#web/routes/_workspace/cartes.service.tsx'
import { Route as Gamme } from '#web/routes/_workspace/gammes.$id.index.tsx'

const EVENING = carteSettings({ id: crypto.randomUUID(), nom: 'Soir' })
const TERRACE = carteSettings({ id: crypto.randomUUID(), nom: 'Terrasse', languages: 'fr+en' })

/** A gamme in two languages with one dish, as a server stores them, on a page. */
async function renderGamme(address: string) {
  const carte = carteSettings({ languages: 'fr+en' })
  const { recettes: _none, ...opened } = gammeDetail([gammeRecette({ description: 'Carottes' })])
  const { change: changeGamme, ...gamme } = storing(opened)
  const { change: changeDish, ...dish } = storing(gammeRecette({ description: 'Carottes' }))
  const { forgiveErrors } = await renderRoute(
    { '/_workspace/cartes/service': CartesService, '/_workspace/gammes/$id/': Gamme },
    address.replace('ID', opened.id),
    {
      api: {
        gammes: {
          get: () => ({ ...gamme.stored(), recettes: [dish.stored()] }),
          list: () => ({ items: [gamme.stored()] }),
          change: ({ id: _id, version, ...facts }) => changeGamme(version, facts),
          recettes: {
            change: ({ id: _id, recipeId: _dish, version, ...facts }) => changeDish(version, facts),
          },
        },
        cartes: { list: () => ({ items: [carte, EVENING, TERRACE] }) },
      },
    },
  )
  forgiveErrors(/VERSION_CONFLICT/)
  return { gamme, dish }
}

describe('the form of a gamme', () => {
  const form = page.getByRole('dialog', { name: 'Modifier la gamme' })
  testTwoWindows({
    facts: GAMME_FACTS,
    typed: {
      nom: typedText('nom', 'Nom de la gamme', form),
      nomEn: typedText('nomEn', 'Nom anglais', form),
      carteId: {
        type: () => form.getByLabelText('Carte').selectOptions('Terrasse'),
        mine: { carteId: TERRACE.id },
        theirs: { carteId: EVENING.id },
        compared: ['Carte', 'Terrasse', 'Soir'],
      },
    },
    open: async () => {
      const { gamme } = await renderGamme('/gammes/ID')
      await page.getByRole('button', { name: 'Renommer' }).click()
      await expect.element(form.getByLabelText('Nom anglais')).toBeVisible()
      return gamme
    },
    save: () => form.getByRole('button', { name: 'Enregistrer' }).click(),
  })
})

describe('the form of a dish', () => {
  const form = page.getByRole('form', { name: 'Modifier « Bœuf bourguignon »' })
  testTwoWindows({
    facts: DISPLAYED_FACTS,
    typed: {
      nomAffiche: typedText('nomAffiche', 'Nom affiché', form),
      prixTtcAffiche: typedNumber('prixTtcAffiche', 'Prix TTC affiché', form, [13, 12], '{},00 €'),
      description: typedText('description', 'Description', form),
      nomAfficheEn: typedText('nomAfficheEn', 'Nom anglais', form),
      descriptionEn: typedText('descriptionEn', 'Description anglaise', form),
      ownTvaRate: {
        type: () => form.getByLabelText('TVA').selectOptions('20 %'),
        mine: { ownTvaRate: 20 },
        theirs: { ownTvaRate: 5.5 },
        compared: ['TVA', '20 %', '5,5 %'],
      },
    },
    open: async () => {
      const { dish } = await renderGamme('/gammes/ID')
      await page.getByRole('button', { name: 'Modifier « Bœuf bourguignon »' }).click()
      await expect.element(form.getByLabelText('Description anglaise')).toBeVisible()
      return dish
    },
    save: () => form.getByRole('button', { name: 'Enregistrer' }).click(),
  })
})

describe('the service of a dish', () => {
  testTwoWindowsOfAutosave({
    facts: SERVICE_FACTS,
    typed: {
      maskedUntil: {
        type: () => page.getByLabelText('Sur la carte en ligne').selectOptions('Masqué jusqu’à nouvel ordre'),
        mine: { maskedUntil: FURTHER_NOTICE },
        theirs: { maskedUntil: '2026-10-02T03:00:00.000Z' },
        compared: [
          'Sur la carte en ligne',
          'Masqué jusqu’à nouvel ordre',
          'Masqué jusqu’au 2 octobre 2026, 05:00',
        ],
      },
      offPrint: typedSwitch('offPrint', page.getByLabelText('Sur la carte imprimée'), false),
      remaining: typedNumber('remaining', 'Portions restantes', page, [6, 3], 'Plus que {}'),
    },
    open: async () => {
      const { dish } = await renderGamme('/cartes/service')
      await expect.element(page.getByLabelText('Portions restantes')).toBeVisible()
      return dish
    },
  })
})
