import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account, AccountChange } from '#contract/account.ts'
import { factsWith } from '#contract/facts/fact.ts'
import { SETTINGS_FACTS } from '#contract/facts/settings.ts'
import { refusal } from '#web/testing/answers.ts'
import { ACCOUNT } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { testTwoWindowsOfAutosave, type TypedFact } from '#web/testing/two-windows.ts'
import { Route } from '#web/routes/_workspace/settings.tsx'

/** Of the others the last choice counts. */
const {
  wastageMethod,
  siren: _siren,
  stations: _stations,
  labelFormat: _labelFormat,
  ...PRICING
} = factsWith(SETTINGS_FACTS, { preference: false })

/** The settings as a server stores them; what is compared is what is typed of them. */
async function renderSettings() {
  let stored: Account = ACCOUNT
  const store = ({ settings = {} }: Omit<AccountChange, 'version'>) =>
    (stored = { ...stored, settings: { ...stored.settings, ...settings }, version: stored.version + 1 })
  const { forgiveErrors } = await renderRoute({ '/_workspace/settings': Route }, '/settings', {
    api: {
      account: {
        get: () => stored,
        change: ({ version, ...change }) =>
          version === stored.version ? store(change) : refusal('VERSION_CONFLICT', { current: stored }),
      },
    },
  })
  forgiveErrors(/VERSION_CONFLICT/)
  await expect.element(page.getByLabelText('Marge visée')).toHaveValue('70')
  return {
    stored: () => stored.settings,
    otherWindow: (settings: Partial<Account['settings']>) => void store({ settings }),
  }
}

const pricing = page.getByRole('region', { name: 'Prix et marges' })

/** A figure, which is saved once its field is left. */
function typedFigure(
  fact: Exclude<keyof typeof PRICING, 'defaultTvaRate'>,
  field: string,
  [mine, theirs]: [number, number],
  [label, unit]: [string, string],
): TypedFact<Account['settings']> {
  return {
    type: async () => {
      await pricing.getByLabelText(field, { exact: true }).fill(String(mine))
      await userEvent.keyboard('{Tab}')
    },
    mine: { [fact]: mine },
    theirs: { [fact]: theirs },
    compared: [label, `${String(mine)}${unit}`, `${String(theirs)}${unit}`],
  }
}

const typedCoefficient = (fact: `coefficient${string}` & keyof typeof PRICING, category: string) =>
  typedFigure(fact, category, [6, 7], [`Coefficient (${category})`, ''])

describe('prices and margins', () => {
  testTwoWindowsOfAutosave({
    facts: PRICING,
    typed: {
      defaultTvaRate: {
        type: () => pricing.getByText('20 %', { exact: true }).click(),
        mine: { defaultTvaRate: 20 },
        theirs: { defaultTvaRate: 5.5 },
        compared: ['TVA par défaut', '20 %', '5,5 %'],
      },
      targetMargin: typedFigure('targetMargin', 'Marge visée', [75, 72], ['Marge visée', ' %']),
      floorMargin: typedFigure('floorMargin', 'Marge minimale', [55, 52], ['Marge minimale', ' %']),
      coefficientEntree: typedCoefficient('coefficientEntree', 'Entrée'),
      coefficientPlat: typedCoefficient('coefficientPlat', 'Plat'),
      coefficientDessert: typedCoefficient('coefficientDessert', 'Dessert'),
      coefficientDefault: typedCoefficient('coefficientDefault', 'Autres catégories'),
    },
    open: renderSettings,
  })
})

test('the method of wastage is typed in one window, and something else is saved in another', async () => {
  const { stored, otherWindow } = await renderSettings()
  otherWindow({ targetMargin: 75 })
  const other = wastageMethod.blank === 'majoration' ? 'rendement' : 'majoration'
  await page.getByRole('radio', { name: /rendement/i }).click()
  await expect.poll(stored).toMatchObject({ wastageMethod: other, targetMargin: 75 })
})
