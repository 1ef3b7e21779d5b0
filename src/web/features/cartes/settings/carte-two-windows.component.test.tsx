import { describe, expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { CARTE_FACTS } from '#contract/facts/carte.ts'
import { carte, carteDish, carteSettings, cartePublication, gamme } from '#contract/testing/carte-fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import {
  storing,
  testTwoWindows,
  testTwoWindowsOfAutosave,
  typedSwitch,
  typedText,
} from '#web/testing/two-windows.ts'
import { Route as CartePrint } from '#web/routes/_print/cartes.$carteId.print.tsx'
import { Route as EnglishTexts } from '#web/routes/_workspace/cartes.$carteId.textes-anglais.tsx'
import { Route as Cartes } from '#web/routes/_workspace/cartes.index.tsx'

const OPENED = carteSettings({
  languages: 'fr+en',
  heading: 'Automne',
  openingHours: 'Le soir',
  footerLines: ['Prix nets'],
  footerLinesEn: ['Net prices'],
})

/** A carte as a server stores it, on a page that has read it. */
async function renderCarte(address: string, shown: Locator) {
  const { change, ...server } = storing(OPENED)
  const gammes = [{ id: crypto.randomUUID(), nom: 'Entrées', recettes: [carteDish()] }]
  const { forgiveErrors } = await renderRoute(
    {
      '/_print/cartes/$carteId/print': CartePrint,
      '/_workspace/cartes/$carteId/textes-anglais': EnglishTexts,
      '/_workspace/cartes/': Cartes,
    },
    address.replace('ID', OPENED.id),
    {
      api: {
        cartes: {
          get: () => carte({ ...server.stored(), gammes: address.endsWith('print') ? gammes : [] }),
          list: () => ({ items: [server.stored()] }),
          change: ({ id: _id, version, ...facts }) => change(version, facts),
        },
        gammes: { list: () => ({ items: [gamme({ nbRecettes: 1 })] }) },
        menus: { list: () => ({ items: [] }) },
        carteVersions: { list: () => ({ items: [] }) },
        publicCartes: {
          publication: () =>
            cartePublication({
              address: { token: 'A'.repeat(14), publishedAt: '2026-11-02T09:00:00.000Z' },
              shown: 1,
            }),
        },
      },
    },
  )
  forgiveErrors(/VERSION_CONFLICT/)
  await expect.element(shown).toBeVisible()
  return server
}

const { phone, openingHours, indexed, ...OTHERS } = CARTE_FACTS
const ONLINE = { phone, openingHours, indexed }
const { nomEn, headingEn, footerLinesEn, openingHoursEn, ...PRINTED } = OTHERS
const ENGLISH = { nomEn, headingEn, footerLinesEn, openingHoursEn }

const online = page.getByText('Réglages de la page')
const setting = (name: string) => page.getByRole('switch', { name })

describe('the settings of a carte', () => {
  testTwoWindowsOfAutosave({
    facts: PRINTED,
    typed: {
      nom: typedText('nom', 'Nom de la carte', page),
      heading: typedText('heading', 'Sous le nom', page),
      theme: {
        type: () => page.getByRole('radio', { name: 'Bistrot' }).click(),
        mine: { theme: 'bistrot' },
        theirs: { theme: 'ardoise' },
        compared: ['Thème', 'Bistrot', 'Ardoise'],
      },
      pageFormat: {
        type: () => page.getByLabelText('Format').selectOptions('A5, portrait'),
        mine: { pageFormat: 'a5' },
        theirs: { pageFormat: 'a3' },
        compared: ['Format', 'A5, portrait', 'A3, portrait'],
      },
      showDescriptions: typedSwitch('showDescriptions', setting('Descriptions des plats'), true),
      showLeaders: typedSwitch('showLeaders', setting('Points de conduite'), true),
      showCurrency: typedSwitch('showCurrency', setting('Symbole €'), true),
      allergenNote: {
        type: () => setting('Allergènes').click(),
        mine: { allergenNote: 'marks' },
        theirs: { allergenNote: 'none' },
        compared: null,
      },
      coverPage: typedSwitch('coverPage', setting('Page de garde'), false),
      fitPages: {
        type: () => page.getByLabelText('Tenir sur').selectOptions('2 pages'),
        mine: { fitPages: 2 },
        theirs: { fitPages: 3 },
        compared: ['Tenir sur', '2 pages', '3 pages'],
      },
      footerLines: {
        type: () => page.getByLabelText('Ligne 1 du pied de page').fill('Prix TTC'),
        mine: { footerLines: ['Prix TTC'] },
        theirs: { footerLines: ['Service compris'] },
        compared: ['Pied de page', 'Prix TTC', 'Service compris'],
      },
      languages: {
        type: () => page.getByLabelText('Langues de la carte').selectOptions('Anglais'),
        mine: { languages: 'en' },
        theirs: { languages: 'fr' },
        compared: ['Langues de la carte', 'Anglais', 'Français'],
      },
    },
    open: () => renderCarte('/cartes/ID/print', page.getByLabelText('Sous le nom')),
  })
})

describe('what the public page of a carte says', () => {
  testTwoWindowsOfAutosave({
    facts: ONLINE,
    typed: {
      phone: typedText('phone', 'Téléphone de la maison', page),
      openingHours: typedText('openingHours', 'Horaires d’ouverture', page),
      indexed: typedSwitch('indexed', setting('Les moteurs de recherche'), false),
    },
    open: async () => {
      const server = await renderCarte('/cartes', online)
      await online.click()
      return server
    },
  })
})

/** A text beside the French one, by which the question names it as well. */
const english = <Fact extends keyof typeof ENGLISH>(fact: Fact, label: string, french: string) => {
  const { type, mine, theirs, compared } = typedText(fact, `${label} : ${french}`, page)
  return { type, mine, theirs, compared: [`${label} · ${french}`, compared[1], compared[2]] as const }
}

describe('the English texts of a carte', () => {
  const footer = english('footerLinesEn', 'Pied de page anglais', 'Prix nets')
  testTwoWindowsOfAutosave({
    facts: ENGLISH,
    typed: {
      nomEn: english('nomEn', 'Nom anglais', 'Ma carte'),
      headingEn: english('headingEn', 'Sous le nom, en anglais', 'Automne'),
      footerLinesEn: {
        ...footer,
        mine: { footerLinesEn: [footer.mine.footerLinesEn] },
        theirs: { footerLinesEn: [footer.theirs.footerLinesEn] },
      },
      openingHoursEn: english('openingHoursEn', 'Horaires en anglais', 'Le soir'),
    },
    open: () => renderCarte('/cartes/ID/textes-anglais', page.getByLabelText('Sous le nom, en anglais')),
  })
})

describe('the form that renames a carte', () => {
  const form = page.getByRole('dialog', { name: 'Renommer la carte' })
  testTwoWindows({
    facts: { nom: CARTE_FACTS.nom },
    typed: { nom: typedText('nom', 'Nom de la carte', form) },
    open: async () => {
      const server = await renderCarte('/cartes', online)
      await page.getByRole('button', { name: 'Renommer la carte' }).click()
      await expect.element(form.getByLabelText('Nom de la carte')).toHaveValue('Ma carte')
      return server
    },
    save: () => form.getByRole('button', { name: 'Enregistrer' }).click(),
  })
})
