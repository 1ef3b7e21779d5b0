import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MENU_FACTS } from '#contract/facts/menu.ts'
import { carte, carteSettings, menu, menuDish } from '#contract/testing/carte-fixtures.ts'
import { type Menu, menuInput } from '#contract/menus.ts'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { storing, testTwoWindows, typedNumber, typedSwitch, typedText } from '#web/testing/two-windows.ts'
import { Route } from '#web/routes/_workspace/menus.$id.tsx'

const OWN = carteSettings({ languages: 'fr+en' })
const EVENING = carteSettings({ id: crypto.randomUUID(), nom: 'Soir' })
const TERRACE = carteSettings({ id: crypto.randomUUID(), nom: 'Terrasse', languages: 'fr+en' })

const SOUP = menuDish({ title: 'Velouté', nomEn: '' })
const STARTER = { id: crypto.randomUUID(), nom: 'Entrée', nomEn: 'Starter', dishes: [SOUP] }
const LUNCH = { ...menu({ choices: [STARTER] }), version: 1 }

/** A menu is named by its revision. */
const asAnswered = ({ version, ...facts }: typeof LUNCH): Menu => ({ ...facts, revision: String(version) })

const choices = (nom: string, nomEn: string) => [{ ...STARTER, nom, nomEn }]
const facts = page.getByRole('region', { name: 'Le menu' })
const nameOfChoice = page.getByLabelText('Nom du choix')

/** The page of a menu that has read it. */
async function open() {
  const { stored, store, otherWindow } = storing(LUNCH)
  const { forgiveErrors } = await renderRoute({ '/_workspace/menus/$id': Route }, `/menus/${LUNCH.id}`, {
    api: {
      cartes: { list: () => ({ items: [OWN, EVENING, TERRACE] }), get: () => carte() },
      menus: {
        get: () => asAnswered(stored()),
        change: ({ id: _id, revision, choices: typed = [], ...rest }) => {
          const current = asAnswered(stored())
          if (revision !== current.revision) return refusal('VERSION_CONFLICT', { current })
          const [choice] = typed
          return asAnswered(store({ ...rest, choices: choices(choice?.nom ?? '', choice?.nomEn ?? '') }))
        },
      },
    },
  })
  forgiveErrors(/VERSION_CONFLICT/)
  await expect.element(nameOfChoice).toHaveValue('Entrée')
  return { stored, otherWindow }
}

const save = () => page.getByRole('button', { name: 'Enregistrer' }).first().click()

testTwoWindows({
  facts: { ...MENU_FACTS, choices: { schema: menuInput.shape.choices, kind: 'own' } },
  typed: {
    nom: typedText('nom', 'Nom du menu', facts),
    prixTtc: typedNumber('prixTtc', 'Prix TTC', facts, [22, 21], '{},00 €'),
    description: typedText('description', 'Description', facts),
    nomEn: typedText('nomEn', 'Nom anglais', facts),
    descriptionEn: typedText('descriptionEn', 'Description anglaise', facts),
    onCarte: typedSwitch('onCarte', page.getByRole('switch', { name: 'Afficher sur la carte' }), true),
    carteId: {
      type: () => facts.getByLabelText('Carte', { exact: true }).selectOptions('Terrasse'),
      mine: { carteId: TERRACE.id },
      theirs: { carteId: EVENING.id },
      compared: ['Carte', 'Terrasse', 'Soir'],
    },
    choices: {
      type: () => nameOfChoice.fill('Soupe'),
      mine: { choices: choices('Soupe', 'Starter') },
      theirs: { choices: choices('Potage', 'Starter') },
      compared: ['Les choix', 'Soupe (Starter) : Velouté', 'Potage (Starter) : Velouté'],
    },
  },
  open,
  save,
})

test('English names of a course that both windows have written differ in the question', async () => {
  const { otherWindow } = await open()
  otherWindow({ choices: choices('Entrée', 'First course') })
  await page.getByRole('textbox', { name: 'Nom anglais' }).last().fill('To begin')
  await save()
  await expect
    .element(page.getByRole('alert').getByRole('row').last())
    .toMatchTextContent('Les choixEntrée (To begin) : VeloutéEntrée (First course) : Velouté')
})
